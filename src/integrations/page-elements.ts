import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A built page and its elements with their positions. */
export interface BuiltPage {
  html: string;
  elements: readonly Element[];
}

/** A replacement for a part of a page. */
export interface HtmlEdit {
  start: number;
  end: number;
  text: string;
}

/** Parses a page as browsers without scripts do, so that elements within noscript are included. */
export const readPage = (html: string): BuiltPage => ({
  html,
  elements: [...elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))],
});

/** Applies edits, which must not overlap. */
export function editHtml(html: string, edits: readonly HtmlEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}

/** Every element, including those within templates. */
function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** The content of a script or style element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Whether it is an inline script or style element. */
export const isInline = ({ tagName, attrs }: Element): boolean =>
  tagName === 'style' || (tagName === 'script' && !attrs.some(({ name }) => name === 'src'));
