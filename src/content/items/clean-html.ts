import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  listRemoved,
} from '../checks/html-rules.ts';

/** How deep elements may be nested: deeper than anybody writes, but safe for code that recurses through a page. */
const NESTING_LIMIT = 50;

/**
 * Keeps only what is on the allow-list.
 * @returns the harmless HTML, and what was removed, in words such as `<script>` or `<p onclick>`
 */
export function cleanHtml(html: string): { html: string; removed: string[] } {
  const removed = new Set<string>();
  let depth = 0;
  const cleaned = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
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
        return { tagName, attribs };
      },
    },
  });
  return { html: cleaned, removed: [...removed] };
}
