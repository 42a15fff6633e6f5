import sanitizeHtml from 'sanitize-html';
import { BLOCK_TAGS } from '../schemas/html-tags.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  listRemoved,
} from '../checks/html-rules.ts';

/** How deep elements may be nested: deeper than anybody writes, but safe for code that recurses through a page. */
const NESTING_LIMIT = 50;

/** Takes the place of each block that is removed, until a space does. */
const BLOCK = 'div';
const BLOCKS = /(?:<\/?div>\s*)+/g;

/**
 * Keeps only what is on the allow-list.
 * @returns the harmless HTML, and what was removed, in words such as `<script>` or `<p onclick>`
 */
export function cleanHtml(html: string): { html: string; removed: string[] } {
  const removed = new Set<string>();
  let depth = 0;
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, BLOCK],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    nestingLimit: NESTING_LIMIT,
    onOpenTag: (tagName) => {
      if (++depth > NESTING_LIMIT) removed.add(`<${tagName}> within ${NESTING_LIMIT} others`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (tagName, attribs) => {
        for (const part of listRemoved(tagName, attribs)) removed.add(part);
        const isLost = BLOCK_TAGS.includes(tagName) && !ALLOWED_TAGS.includes(tagName);
        return { tagName: isLost ? BLOCK : tagName, attribs };
      },
    },
  });
  // Only tags: in texts "<" is escaped by now.
  const spaced = cleaned.replace(BLOCKS, ' ').trim();
  return { html: spaced, removed: [...removed] };
}
