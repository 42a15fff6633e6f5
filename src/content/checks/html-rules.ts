import { TEXT_TAGS } from '../schemas/html-tags.ts';
import { show } from './format-issues.ts';
import type { Problem } from './problem.ts';

export const ALLOWED_TAGS = TEXT_TAGS;
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ['href'] };
export const ALLOWED_SCHEMES = ['https', 'mailto', 'tel'];

/** Lists what is removed from an element in a content file, in words such as `<script>` or `<p onclick>`. */
export function listRemoved(tag: string, attributes: Record<string, string>): string[] {
  if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!ALLOWED_ATTRIBUTES[tag]?.includes(name)) return [`<${tag} ${name}>`];
    return isAllowedHref(value) ? [] : [`<${tag} ${name}="${value.slice(0, 40)}">`];
  });
}

/** Tells an editor which HTML was left out of the page. */
export function describeRemoved(field: string, removed: readonly string[]): Problem[] {
  if (removed.length === 0) return [];
  return [
    {
      field,
      expected: 'simple HTML: p, h3, h4, ul, ol, li, strong, em, br and links',
      got: show(removed.join(', ')),
      fix: 'take these out; the page is built without them',
    },
  ];
}

/** Letters may be disguised as numbers, as in `java&#115;cript:`. */
export function decodeEntities(text: string): string {
  return text.replace(/&#(x?)([0-9a-f]+);?/gi, (whole, hex: string, digits: string) => {
    const code = parseInt(digits, hex ? 16 : 10);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** Whether a link may have this address. */
export function isAllowedHref(address: string): boolean {
  // Browsers ignore control characters and treat a backslash as a slash.
  const href = address.replace(/[\p{Cc} ]/gu, '').replaceAll('\\', '/');
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  if (scheme !== undefined) return ALLOWED_SCHEMES.includes(scheme.toLowerCase());
  return !href.startsWith('//');
}
