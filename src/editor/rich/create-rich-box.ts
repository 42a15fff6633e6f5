import { Editor } from '@tiptap/core';
import { findRemoved } from '../../content/model/find-removed.ts';
import { cleanPasted } from './clean-pasted.ts';
import { extensionsFor, isOneParagraph } from './extensions.ts';
import { createToolbar } from './toolbar.ts';

interface RichText {
  html: string;
  label: string;
  /** The elements that it may have. */
  tags: readonly string[];
  onChange: (html: string) => void;
}

export type RichBox = ReturnType<typeof createRichBox>;

/** A box for a text with a few elements, in which an editor sees no tags, and which takes what Word copies. */
export function createRichBox(place: HTMLElement, { html, label, tags, onChange }: RichText) {
  const isOne = isOneParagraph(tags);
  const read = (editor: Editor) => {
    const text = tidyHtml(editor.getHTML());
    return isOne ? withoutParagraph(text) : text;
  };
  let last = html;
  const editor = new Editor({
    extensions: extensionsFor(tags),
    content: last,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isOne),
        'aria-label': label,
        class: 'rich-text',
      },
      transformPastedHTML: (pasted) => cleanPasted(pasted, isOne),
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
    /** Shows a text that comes from elsewhere, such as one that was restored. */
    take(text: string) {
      if (text === last || editor.isFocused) return;
      last = text;
      editor.commands.setContent(text, { emitUpdate: false });
    },
    close() {
      editor.destroy();
    },
  };
}

/** Writes the HTML of a box as content files have it: with no more tags and attributes than the site shows. */
export const tidyHtml = (html: string): string =>
  html
    .replace(/^(?:<p><\/p>)+$/, '')
    // What may be nested has paragraphs in its entries; a page does not need them.
    .replace(/<li><p>(.*?)<\/p>/g, '<li>$1')
    .replace(/<ol [^>]*>/g, '<ol>')
    // So that a JSON file needs no backslashes.
    .replace(/<a href="([^"']*)">/g, "<a href='$1'>");

/** The words of a text that is one paragraph. */
export const withoutParagraph = (html: string): string => html.replace(/^<p>(.*)<\/p>$/s, '$1');
