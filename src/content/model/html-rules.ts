import { summariseValue } from './format-issues.ts';
import type { Problem } from './problem.ts';

/** Elements allowed in longer texts. The only attribute allowed is the href of a link. */
export const TEXT_TAGS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'];

/** Block elements: removed ones are replaced by a space. */
export const BLOCK_TAGS = [
  ...['address', 'article', 'aside', 'blockquote', 'body', 'br', 'caption', 'center', 'dd'],
  ...['details', 'dialog', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer'],
  ...['form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'legend', 'li', 'main', 'menu'],
  ...['nav', 'ol', 'p', 'pre', 'search', 'section', 'summary', 'table', 'tbody'],
  ...['td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
];

/** Elements allowed within a paragraph. */
export const WORD_TAGS = ['strong', 'em', 'a'];

/** Matches the href of a link in a paragraph: a page of this site, another site, mailto: or tel:. */
export const LINK_URL = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^"'<>\\\s]*$/;

export const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ['href'] };
export const ALLOWED_SCHEMES = ['https', 'mailto', 'tel'];

/** Lists the parts removed from an element in a content file, such as `<script>` or `<p onclick>`. */
export function listRemoved(tag: string, attributes: Record<string, string>): string[] {
  if (!TEXT_TAGS.includes(tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!ALLOWED_ATTRIBUTES[tag]?.includes(name)) return [`<${tag} ${name}>`];
    return isAllowedHref(value) ? [] : [`<${tag} ${name}="${value.slice(0, 40)}">`];
  });
}

/** The report on HTML that is removed from the page. */
export function describeRemoved(field: string, removed: readonly string[]): Problem[] {
  if (removed.length === 0) return [];
  return [
    {
      field,
      expected: 'simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links',
      got: summariseValue(removed.join(', ')),
      fix: 'the site removes underlining, pictures and other formatting: delete them; bold, italics, lists, headings and links can stay',
    },
  ];
}

/** Whether a URL is allowed in a link. */
export function isAllowedHref(url: string): boolean {
  // Browsers ignore control characters and treat a backslash as a slash.
  const href = url.replace(/[\p{Cc} ]/gu, '').replaceAll('\\', '/');
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  if (scheme !== undefined) return ALLOWED_SCHEMES.includes(scheme.toLowerCase());
  return !href.startsWith('//');
}
