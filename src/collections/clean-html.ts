import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];
const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ['href'] };
const ALLOWED_SCHEMES = ['https', 'mailto', 'tel'];

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
        for (const loss of losses(tagName, attribs)) removed.add(loss);
        return { tagName, attribs };
      },
    },
  });
  return { html: cleaned, removed: [...removed] };
}

function losses(tag: string, attributes: Record<string, string>): string[] {
  if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!ALLOWED_ATTRIBUTES[tag]?.includes(name)) return [`<${tag} ${name}>`];
    return isAllowedHref(value) ? [] : [`<${tag} ${name}="${value.slice(0, 40)}">`];
  });
}

function isAllowedHref(address: string): boolean {
  // Browsers pass over control characters, and take a backslash for a slash.
  const href = address.replace(/[\p{Cc} ]/gu, '').replaceAll('\\', '/');
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  if (scheme !== undefined) return ALLOWED_SCHEMES.includes(scheme.toLowerCase());
  return !href.startsWith('//');
}
