import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  listRemoved,
} from '../checks/html-rules.ts';

/** Elements within each other: more than anybody writes, and less than what walks through a page can follow. */
const NESTING_LIMIT = 50;

/**
 * Keeps what the allow-list names and drops all else.
 * @returns the harmless HTML, and what was dropped, in words such as `<script>` or `<p onclick>`
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
