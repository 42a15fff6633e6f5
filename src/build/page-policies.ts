import { createHash } from 'node:crypto';
import type { InlineText } from './merge-inline.ts';
import { isInline, textOf, type BuiltPage, type Edit, type Element } from './page-elements.ts';

const HASH = / '(sha256-[A-Za-z0-9+/=]+)'/g;

/**
 * What makes a page's content security policy name the hashes of its own inline sheets and scripts only, as they are in
 * the end. Astro lists those of the whole site on every page: a kilobyte and a half that no packer makes smaller.
 */
export function trimPolicy({ html, elements }: BuiltPage, inlineText: InlineText): Edit[] {
  const own = new Map<string, Set<string>>();
  for (const element of elements.filter(isInline)) {
    const before = hash(textOf(element));
    const after = inlineText(element);
    const hashes = own.get(before) ?? new Set();
    own.set(before, after === undefined ? hashes : hashes.add(hash(after)));
  }
  return elements.flatMap((element) => {
    const place = isPolicy(element) && element.sourceCodeLocation?.attrs?.['content'];
    if (!place) return [];
    const { startOffset: start, endOffset: end } = place;
    const text = html
      .slice(start, end)
      .replace(HASH, (_, name: string) =>
        [...(own.get(name) ?? [])].map((after) => ` '${after}'`).join(''),
      );
    return [{ start, end, text }];
  });
}

/** What a policy calls an inline style or script. */
export const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function isPolicy({ tagName, attrs }: Element): boolean {
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase();
  return tagName === 'meta' && kind === 'content-security-policy';
}
