import type { ChainedCommands, Editor } from '@tiptap/core';
import { LINK_URL } from '../../content/model/html-rules.ts';

interface Tool {
  label: string;
  /** The element that it creates. */
  tag: string;
  isOn: (editor: Editor) => boolean;
  use: (chain: ChainedCommands) => ChainedCommands;
}

const createMarkTool = (label: string, tag: string, name: 'bold' | 'italic'): Tool => ({
  label,
  tag,
  isOn: (editor) => editor.isActive(name),
  use: (chain) => chain.toggleMark(name),
});
const createHeadingTool = (label: string, level: 3 | 4): Tool => ({
  label,
  tag: `h${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  use: (chain) => chain.toggleHeading({ level }),
});
const createListTool = (label: string, tag: string, name: 'bulletList' | 'orderedList'): Tool => ({
  label,
  tag,
  isOn: (editor) => editor.isActive(name),
  use: (chain) => chain.toggleList(name, 'listItem'),
});

const TOOLS: readonly Tool[] = [
  createMarkTool('Bold', 'strong', 'bold'),
  createMarkTool('Italic', 'em', 'italic'),
  createHeadingTool('Heading', 3),
  createHeadingTool('Smaller heading', 4),
  createListTool('List', 'ul', 'bulletList'),
  createListTool('Numbered list', 'ol', 'orderedList'),
];

/** The buttons above a field, one for each element allowed in its text. */
export function createToolbar(editor: Editor, tags: readonly string[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'rich-tools';
  bar.role = 'group';
  bar.ariaLabel = 'Formatting';
  const add = (label: string, isOn: () => boolean, press: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // Keeps the selection.
    button.addEventListener('mousedown', (event) => {
      event.preventDefault();
    });
    button.addEventListener('click', press);
    const show = () => {
      button.ariaPressed = String(isOn());
    };
    editor.on('transaction', show);
    show();
    bar.append(button);
  };
  for (const { label, tag, isOn, use } of TOOLS) {
    if (!tags.includes(tag)) continue;
    add(
      label,
      () => isOn(editor),
      () => use(editor.chain().focus()).run(),
    );
  }
  add(
    'Link',
    () => editor.isActive('link'),
    () => {
      askForLink(editor);
    },
  );
  return bar;
}

const HOW =
  'Not a valid link. Enter a page such as /contact, or begin with https://, mailto: or tel:';

/** Prompts for the URL of a link. */
function askForLink(editor: Editor): void {
  const isLink = editor.isActive('link');
  let words = isLink
    ? 'Address of the link; leave it empty to remove the link'
    : 'Address of the link';
  let href = String(editor.getAttributes('link')['href'] ?? '');
  do {
    const typed = prompt(words, href);
    if (typed === null) return;
    href = typed.trim();
    words = HOW;
  } while (href !== '' && !LINK_URL.test(href));
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (!editor.state.selection.empty || isLink) chain.setLink({ href }).run();
  else {
    const marks = [{ type: 'link', attrs: { href } }];
    chain.insertContent({ type: 'text', text: href, marks }).run();
  }
}
