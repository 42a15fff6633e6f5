import { Node, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedHref } from '../../content/model/html-rules.ts';

/** Neither in our texts, nor of use in a box. */
const NOT_OURS = {
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
 * What a box for a text understands, and nothing else.
 * @param tags the elements that the text may have
 */
export function extensionsFor(tags: readonly string[]): Extensions {
  if (isOneParagraph(tags)) {
    return [OneParagraph, StarterKit.configure({ ...NOT_OURS, ...NO_BLOCKS, link })];
  }
  return [StarterKit.configure({ ...NOT_OURS, heading: { levels: [3, 4] }, link })];
}

/** Whether a text is words within a paragraph. */
export const isOneParagraph = (tags: readonly string[]): boolean => !tags.includes('p');
