import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { elementsOf, textOf, type Element } from './page-elements.ts';

const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * A page whose content security policy names the hashes of its own inline styles and scripts only.
 * Astro lists those of the whole site on every page: a kilobyte and a half that no packer makes smaller.
 */
export function trimPolicy(html: string): string {
  // What stands in noscript counts as well: browsers without scripts read it.
  const page = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = [...elementsOf(page)];
  const own = new Set(elements.flatMap((element) => hashOf(element) ?? []));
  // From the last to the first, so that places before stay what they are.
  return elements.toReversed().reduce((text, element) => {
    const place = isPolicy(element) && element.sourceCodeLocation?.attrs?.['content'];
    if (!place) return text;
    const policy = html.slice(place.startOffset, place.endOffset);
    const trimmed = policy.replace(HASH, (name) => (own.has(name) ? name : ''));
    return text.slice(0, place.startOffset) + trimmed + text.slice(place.endOffset);
  }, html);
}

function hashOf(element: Element): string | undefined {
  const { tagName } = element;
  return tagName === 'style' || tagName === 'script' ? ` '${hash(textOf(element))}'` : undefined;
}

/** What a policy calls an inline style or script. */
export const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function isPolicy({ tagName, attrs }: Element): boolean {
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase();
  return tagName === 'meta' && kind === 'content-security-policy';
}
