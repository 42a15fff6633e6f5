import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  listRemoved,
} from '../model/checks/html-rules.ts';

/**
 * Keeps what the allow-list names and drops all else.
 * @returns the harmless HTML, and what was dropped, in words such as `<script>` or `<p onclick>`
 */
export function cleanHtml(html: string): { html: string; removed: string[] } {
  const removed = new Set<string>();
  const cleaned = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => {
        for (const part of listRemoved(tagName, attribs)) removed.add(part);
        return { tagName, attribs };
      },
    },
  });
  return { html: cleaned, removed: [...removed] };
}
