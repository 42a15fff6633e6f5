import type { ChainedCommands, Editor } from '@tiptap/core';
import { askForLink } from './ask-for-link.ts';
import { buttonOf } from './button.ts';

interface Tool {
  label: string;
  /** The element that it makes. */
  tag: string;
  isOn: (editor: Editor) => boolean;
  use: (chain: ChainedCommands) => ChainedCommands;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    tag: 'strong',
    isOn: (editor) => editor.isActive('bold'),
    use: (chain) => chain.toggleBold(),
  },
  {
    label: 'Italic',
    tag: 'em',
    isOn: (editor) => editor.isActive('italic'),
    use: (chain) => chain.toggleItalic(),
  },
  {
    label: 'Heading',
    tag: 'h3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: 'Smaller heading',
    tag: 'h4',
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    use: (chain) => chain.toggleHeading({ level: 4 }),
  },
  {
    label: 'List',
    tag: 'ul',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    tag: 'ol',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (chain) => chain.toggleOrderedList(),
  },
];

/** The buttons above a box, for those elements that its text may have. */
export function createToolbar(editor: Editor, tags: readonly string[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'rich-tools';
  bar.role = 'group';
  bar.ariaLabel = 'How the words look';
  const tools = TOOLS.filter(({ tag }) => tags.includes(tag)).map((tool) => {
    const button = buttonOf(tool.label, () => tool.use(editor.chain().focus()).run());
    return { button, isOn: () => tool.isOn(editor) };
  });
  const link = buttonOf('Link', () => {
    askForLink(editor, bar);
  });
  const all = [...tools, { button: link, isOn: () => editor.isActive('link') }];
  const show = () => {
    for (const { button, isOn } of all) button.ariaPressed = String(isOn());
  };
  bar.append(...all.map(({ button }) => button));
  editor.on('transaction', show);
  show();
  return bar;
}
