import { createHash } from 'node:crypto';
import {
  isInline,
  readPage,
  textOf,
  type BuiltPage,
  type HtmlEdit,
  type Element,
} from './page-elements.ts';

const HASH = / '(sha256-[A-Za-z0-9+/=]+)'/g;

/**
 * The hashes of the style element that the toast library inserts, first empty and then filled. They may change with the
 * library's version: the unit test prints the new ones.
 */
export const TOAST_STYLES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
] as const;

/**
 * Edits a page's content security policy to list the hashes of its own inline styles and scripts only, and moves it to
 * directly after the character set: a policy applies only to the elements after it. Astro lists the hashes of the whole
 * site on every page, 1.5 KB that do not compress, at the end of the head.
 * Only a page with islands shows toasts.
 * @param sheets the source of each inline sheet and its replacement
 */
export function restrictPolicy(
  { html, elements }: BuiltPage,
  sheets: ReadonlyMap<string, string>,
): HtmlEdit[] {
  const texts = [...elements.filter(isInline).map(textOf), ...elements.flatMap(sheetsOfFrame)];
  const pageHashes = new Map(
    texts.map((text) => [hashForPolicy(text), hashForPolicy(sheets.get(text) ?? text)]),
  );
  const mayShowToast = elements.some(({ tagName }) => tagName === 'astro-island');
  for (const toast of mayShowToast ? TOAST_STYLES : []) pageHashes.set(toast, toast);
  const charset = elements.find(
    ({ tagName, attrs }) => tagName === 'meta' && attrs.some(({ name }) => name === 'charset'),
  );
  return elements.flatMap((element) => {
    const { startOffset: start, endOffset: end } = element.sourceCodeLocation ?? {};
    if (!isPolicy(element) || start === undefined || end === undefined) return [];
    const text = html
      .slice(start, end)
      .replace(HASH, (_, name: string) =>
        pageHashes.has(name) ? ` '${pageHashes.get(name)}'` : '',
      );
    const at = charset?.sourceCodeLocation?.endOffset ?? start;
    return [
      { start: at, end: at, text },
      { start, end, text: '' },
    ];
  });
}

/** Inline style sheets of a frame's srcdoc, to which the page's policy also applies. */
function sheetsOfFrame({ attrs }: Element): string[] {
  const document = attrs.find(({ name }) => name === 'srcdoc')?.value;
  if (!document) return [];
  return readPage(document)
    .elements.filter(({ tagName }) => tagName === 'style')
    .map(textOf);
}

/** The name of an inline style or script in a policy. */
export const hashForPolicy = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function isPolicy({ tagName, attrs }: Element): boolean {
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase();
  return tagName === 'meta' && kind === 'content-security-policy';
}
