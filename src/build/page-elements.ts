import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page that was built, and its elements with their places in it. */
export interface BuiltPage {
  html: string;
  elements: readonly Element[];
}

/** Something that stands in the place of a part of a page. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Reads a page as browsers without scripts do, for whom what stands in noscript counts as well. */
export const readPage = (html: string): BuiltPage => ({
  html,
  elements: [...elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))],
});

/** A page with edits that do not overlap. */
export function editPage(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}

/** Every element of a page, those of templates included. */
function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** What stands between the tags of a script or a sheet. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Whether it is a script or a sheet that stands in the page itself. */
export const isInline = ({ tagName }: Element): boolean =>
  tagName === 'style' || tagName === 'script';
