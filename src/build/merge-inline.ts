import { parse } from 'parse5';
import { elementsOf, textOf, type Element } from './page-elements.ts';
import { hash } from './page-policies.ts';

/**
 * A page with one inline sheet, where its first one stood, and one inline module, where its last one stood. Each costs a
 * hash in the page's policy, some 35 bytes that no packer makes smaller. Order and scope stay: modules run when the page
 * has been read, each within a function of its own.
 */
export function mergeInline(html: string): string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))].filter(isShown);
  const sheets = elements.filter(({ tagName, attrs }) => tagName === 'style' && !attrs.length);
  const modules = elements.filter(isPlainModule);
  const [first, last] = [sheets[0], modules.at(-1)];
  const texts = new Map<Element, string>();
  if (first) texts.set(first, sheets.map(textOf).join(''));
  if (last && modules.length > 1) {
    texts.set(last, modules.map((module) => `(()=>{${textOf(module)}\n})();`).join(''));
  }
  const others = new Set([...sheets, ...(modules.length > 1 ? modules : [])]);
  // From the last to the first, so that places before stay what they are.
  return elements.toReversed().reduce((page, element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    if (!others.has(element) || !startTag || !endTag) return page;
    const text = texts.get(element);
    if (text === undefined)
      return page.slice(0, startTag.startOffset) + page.slice(endTag.endOffset);
    const merged = page.slice(0, startTag.endOffset) + text + page.slice(endTag.startOffset);
    return merged.replaceAll(hash(textOf(element)), hash(text));
  }, html);
}

/** What stands in a template, or is for browsers without scripts, is not of the page itself. */
function isShown({ parentNode }: Element): boolean {
  if (!parentNode || parentNode.nodeName === 'noscript') return false;
  return 'tagName' in parentNode ? isShown(parentNode) : parentNode.nodeName === '#document';
}

/** An inline module that imports nothing. */
const isPlainModule = (element: Element): boolean =>
  element.tagName === 'script' &&
  element.attrs.length === 1 &&
  element.attrs[0]?.value === 'module' &&
  !/\b(?:import|await)\b/.test(textOf(element));
