import type { Editor } from '@tiptap/core';
import { LINK_ADDRESS } from '../../content/model/html-rules.ts';
import { buttonOf } from './button.ts';

const HOW = 'A page of this site, such as /contact, or an address with https://, mailto: or tel:';

/** Asks below the buttons where the chosen words lead. */
export function askForLink(editor: Editor, bar: HTMLElement): void {
  bar.querySelector('.rich-link')?.remove();
  const row = document.createElement('div');
  row.className = 'rich-link';
  const label = document.createElement('label');
  label.textContent = 'Address of the link';
  const input = document.createElement('input');
  input.type = 'text';
  input.value = String(editor.getAttributes('link')['href'] ?? '');
  label.append(input);
  const words = document.createElement('p');
  words.role = 'status';
  const close = () => {
    row.remove();
    editor.commands.focus();
  };
  const set = () => {
    const href = input.value.trim();
    if (!LINK_ADDRESS.test(href)) {
      words.textContent = HOW;
      input.focus();
      return;
    }
    const isEmpty = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().extendMarkRange('link');
    if (isEmpty) chain.insertContent({ type: 'text', text: href, marks: markOf(href) }).run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  row.append(label, buttonOf('Set link', set));
  if (editor.isActive('link')) row.append(buttonOf('Take the link away', remove));
  row.append(words);
  bar.append(row);
  input.focus();
}

const markOf = (href: string) => [{ type: 'link', attrs: { href } }];
