import { textOf, type Element } from './page-elements.ts';

/** Says what an inline script or sheet holds in the end; undefined where it goes. */
export type InlineText = (element: Element) => string | undefined;

/**
 * Makes one inline sheet of all, where the first one stood, and one inline module, where the last one stood. Each costs a
 * hash in the page's policy, some 35 bytes that no packer makes smaller. Order and scope stay: modules run when the page
 * has been read, each within a function of its own, and none after one that fails.
 * @param shorten what a sheet becomes before
 */
export function mergeInline(
  elements: readonly Element[],
  shorten: (css: string) => string,
): InlineText {
  const textIn = (element: Element) =>
    element.tagName === 'style' ? shorten(textOf(element)) : textOf(element);
  const shown = elements.filter(isShown);
  const sheets = shown.filter(({ tagName, attrs }) => tagName === 'style' && !attrs.length);
  const modules = shown.filter(isPlainModule);
  const merged = new Map<Element, string | undefined>();
  for (const sheet of sheets) merged.set(sheet, undefined);
  if (sheets[0]) merged.set(sheets[0], sheets.map(textIn).join(''));
  const last = modules.at(-1);
  if (last && modules.length > 1) {
    for (const module of modules) merged.set(module, undefined);
    merged.set(last, modules.map((module) => `(()=>{${textIn(module)}\n})();`).join(''));
  }
  return (element) => (merged.has(element) ? merged.get(element) : textIn(element));
}

/** What stands in a template, or is for browsers without scripts, is not of the page itself. */
function isShown({ parentNode }: Element): boolean {
  if (!parentNode || parentNode.nodeName === 'noscript') return false;
  return 'tagName' in parentNode ? isShown(parentNode) : parentNode.nodeName === '#document';
}

/** An inline module that needs nothing before it runs. */
const isPlainModule = (element: Element): boolean =>
  element.tagName === 'script' &&
  element.attrs.length === 1 &&
  element.attrs[0]?.value === 'module' &&
  !/\b(?:import(?!\s*\()|await)\b/.test(textOf(element));
