import { Node, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedHref } from '../../content/model/html-rules.ts';

/** Extensions that our content does not need. */
const DISABLED = {
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
} as const;

const NO_BLOCKS = {
  document: false,
  hardBreak: false,
  heading: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
} as const;

const link = {
  openOnClick: false,
  autolink: false,
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: isAllowedHref,
};

const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/**
 * The extensions of a rich text field.
 * @param tags the elements allowed in the text
 */
export function extensionsFor(tags: readonly string[]): Extensions {
  if (isOneParagraph(tags)) {
    return [OneParagraph, StarterKit.configure({ ...DISABLED, ...NO_BLOCKS, link })];
  }
  return [StarterKit.configure({ ...DISABLED, heading: { levels: [3, 4] }, link })];
}

/** Whether the content is inline, within one paragraph. */
export const isOneParagraph = (tags: readonly string[]): boolean => !tags.includes('p');
