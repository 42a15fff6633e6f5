import type { HtmlEdit, Element } from './page-elements.ts';

/** A prop in Astro's format: 1 marks a list, 0 any other JSON value. */
type Packed = readonly [kind: number, value: unknown];

/** The trigger of hydration: immediately, or when the island has nearly scrolled into view. */
const DIRECTIVES = ['load', 'visible'];
/** The attributes that our element and our renderer read. */
const READ = ['component-url', 'renderer-url', 'prefix', 'ssr', 'client'];

/**
 * Shortens an island's tag to the attributes in use, with its props as plain JSON.
 * @throws if a prop is not JSON, or the directive is unknown or has options
 */
export function shortTag({ attrs, sourceCodeLocation }: Element): HtmlEdit[] {
  const position = sourceCodeLocation?.startTag;
  if (!position) return [];
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const attributes = attrs.filter(({ name }) => READ.includes(name));
  const url = valueOf('component-url') ?? '';
  const props = Object.entries(JSON.parse(valueOf('props') ?? '{}') as Record<string, Packed>).map(
    ([name, packed]) => [name, unpack(packed, `${name} of ${url}`)],
  );
  const client = valueOf('client') ?? '';
  if (!DIRECTIVES.includes(client))
    throw new Error(
      `client:${client} is not supported, in ${url}: use client:load or client:visible`,
    );
  const { value } = JSON.parse(valueOf('opts') || '{}') as { value?: unknown };
  if (value && value !== true) throw new Error(`client:${client} must not have options, in ${url}`);
  const text = [
    '<astro-island',
    ...attributes.map((attribute) =>
      attribute.value ? `${attribute.name}='${escape(attribute.value)}'` : attribute.name,
    ),
    `props='${escape(JSON.stringify(Object.fromEntries(props)))}'`,
  ].join(' ');
  return [{ start: position.startOffset, end: position.endOffset, text: `${text}>` }];
}

/** @param path the prop and its island, for the error message */
function unpack([kind, value]: Packed, path: string): unknown {
  if (kind === 1) return (value as Packed[]).map((each) => unpack(each, path));
  if (kind !== 0) {
    throw new Error(`Props of islands must be JSON values: ${path} is ${String(value)}`);
  }
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value as Record<string, Packed>);
  return Object.fromEntries(entries.map(([name, each]) => [name, unpack(each, path)]));
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
