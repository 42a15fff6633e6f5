import { createHash } from 'node:crypto';
import {
  isInline,
  readPage,
  textOf,
  type BuiltPage,
  type Edit,
  type Element,
} from './page-elements.ts';

const HASH = / '(sha256-[A-Za-z0-9+/=]+)'/g;

/**
 * What makes a page's content security policy name the hashes of its own inline sheets and scripts only, as they are in
 * the end. Astro lists those of the whole site on every page: a kilobyte and a half that no packer makes smaller.
 * @param sheets inline ones, each with what takes its place
 */
export function trimPolicy(
  { html, elements }: BuiltPage,
  sheets: ReadonlyMap<string, string>,
): Edit[] {
  const texts = [...elements.filter(isInline).map(textOf), ...elements.flatMap(sheetsOfFrame)];
  const own = new Map(texts.map((text) => [hash(text), hash(sheets.get(text) ?? text)]));
  return elements.flatMap((element) => {
    const place = isPolicy(element) && element.sourceCodeLocation?.attrs?.['content'];
    if (!place) return [];
    const { startOffset: start, endOffset: end } = place;
    const text = html
      .slice(start, end)
      .replace(HASH, (_, name: string) => (own.has(name) ? ` '${own.get(name)}'` : ''));
    return [{ start, end, text }];
  });
}

/** Inline sheets of a document that stands in an attribute of a frame, which is under the policy of the page too. */
function sheetsOfFrame({ attrs }: Element): string[] {
  const document = attrs.find(({ name }) => name === 'srcdoc')?.value;
  if (!document) return [];
  return readPage(document)
    .elements.filter(({ tagName }) => tagName === 'style')
    .map(textOf);
}

/** What a policy calls an inline style or script. */
export const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function isPolicy({ tagName, attrs }: Element): boolean {
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase();
  return tagName === 'meta' && kind === 'content-security-policy';
}
