import { Editor } from '@tiptap/core';
import { findRemoved } from '../../content/model/find-removed.ts';
import { cleanPasted } from './clean-pasted.ts';
import { extensionsFor, isOneParagraph } from './extensions.ts';
import { createToolbar } from './toolbar.ts';

interface RichText {
  html: string;
  label: string;
  /** The allowed elements. */
  tags: readonly string[];
  onChange: (html: string) => void;
}

export type RichBox = ReturnType<typeof createRichBox>;

/** A rich text field for a few elements, without visible tags. It accepts text pasted from Word. */
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
  // Elements that the build removes are removed on opening, since editors cannot see them here.
  if (findRemoved(last).length > 0) onChange((last = read(editor)));
  return {
    /** Shows a value set externally, such as a restored version. */
    setContent(text: string) {
      if (text === last || editor.isFocused) return;
      last = text;
      editor.commands.setContent(text, { emitUpdate: false });
    },
    close() {
      editor.destroy();
    },
  };
}

/** Writes a field's HTML in the style of content files, with only the tags and attributes that the site shows. */
export const tidyHtml = (html: string): string =>
  html
    .replace(/^(?:<p><\/p>)+$/, '')
    // The field wraps list entries in paragraphs, which pages do not need.
    .replace(/<li><p>(.*?)<\/p>/g, '<li>$1')
    .replace(/<ol [^>]*>/g, '<ol>')
    // Single quotes need no backslashes in JSON.
    .replace(/<a href="([^"']*)">/g, "<a href='$1'>");

/** The content of a single-paragraph value. */
export const withoutParagraph = (html: string): string => html.replace(/^<p>(.*)<\/p>$/s, '$1');
