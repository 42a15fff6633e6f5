import { Editor } from '@tiptap/core';
import { findRemoved } from '../../content/model/find-removed.ts';
import { cleanPasted } from './clean-pasted.ts';
import { extensionsFor, isOneParagraph } from './extensions.ts';
import { tidyHtml, withoutParagraph } from './tidy-html.ts';
import { createToolbar } from './toolbar.ts';

interface RichText {
  html: string;
  label: string;
  /** The elements that it may have. */
  tags: readonly string[];
  onChange: (html: string) => void;
  /** Tells the editor something about what was pasted. */
  tell: (words: string) => void;
}

/** A box for a text with a few elements, in which an editor sees no tags, and which takes what Word copies. */
export function createRichBox(place: HTMLElement, text: RichText) {
  const { tags, onChange, tell } = text;
  const isOne = isOneParagraph(tags);
  const read = (editor: Editor) => {
    const html = tidyHtml(editor.getHTML());
    return isOne ? withoutParagraph(html) : html;
  };
  let last = text.html;
  const editor = new Editor({
    extensions: extensionsFor(tags),
    content: last,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isOne),
        'aria-label': text.label,
        class: 'rich-text',
      },
      transformPastedHTML(pasted) {
        const { html, leftOut } = cleanPasted(pasted, isOne);
        tell(leftOut.length > 0 ? `Pasted without ${leftOut.join(' and ')}.` : '');
        return html;
      },
    },
    onUpdate() {
      last = read(editor);
      onChange(last);
    },
  });
  place.append(createToolbar(editor, tags), editor.view.dom);
  // What the build would take out is out as soon as the text is open, since nobody sees it here.
  if (findRemoved(last).length > 0) onChange((last = read(editor)));
  return {
    /** Shows a text that comes from elsewhere, such as one that was brought back. */
    take(html: string) {
      if (html === last || editor.isFocused) return;
      last = html;
      editor.commands.setContent(html, { emitUpdate: false });
    },
    close() {
      editor.destroy();
    },
  };
}
