import type { HtmlEdit, Element } from './page-elements.ts';

/** A prop as Astro writes it: 1 marks a list, 0 anything else that JSON has. */
type Packed = readonly [kind: number, value: unknown];

/** When an island starts: at once, or when it nearly scrolls into view. */
const DIRECTIVES = ['load', 'visible'];
/** The attributes that our element and our renderer read. */
const READ = ['component-url', 'renderer-url', 'prefix', 'ssr', 'client'];

/**
 * Shortens an island's tag to the attributes that are read, with its props as plain JSON.
 * @throws when a prop is not of JSON's kinds, or the directive is unknown or has options
 */
export function shortTag({ attrs, sourceCodeLocation }: Element): HtmlEdit[] {
  const place = sourceCodeLocation?.startTag;
  if (!place) return [];
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const kept = attrs.filter(({ name }) => READ.includes(name));
  const address = valueOf('component-url') ?? '';
  const props = Object.entries(JSON.parse(valueOf('props') ?? '{}') as Record<string, Packed>).map(
    ([name, packed]) => [name, unpack(packed, `${name} of ${address}`)],
  );
  const client = valueOf('client') ?? '';
  if (!DIRECTIVES.includes(client))
    throw new Error(`There is no client:${client} here: ${address}`);
  const { value } = JSON.parse(valueOf('opts') || '{}') as { value?: unknown };
  if (value && value !== true)
    throw new Error(`client:${client} takes no options here: ${address}`);
  const text = [
    '<astro-island',
    ...kept.map((attribute) =>
      attribute.value ? `${attribute.name}='${escape(attribute.value)}'` : attribute.name,
    ),
    `props='${escape(JSON.stringify(Object.fromEntries(props)))}'`,
  ].join(' ');
  return [{ start: place.startOffset, end: place.endOffset, text: `${text}>` }];
}

/** @param of the prop and its island, for the message */
function unpack([kind, value]: Packed, of: string): unknown {
  if (kind === 1) return (value as Packed[]).map((each) => unpack(each, of));
  if (kind !== 0) {
    throw new Error(`An island may have only props that JSON has: ${of} is ${String(value)}`);
  }
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value as Record<string, Packed>);
  return Object.fromEntries(entries.map(([name, each]) => [name, unpack(each, of)]));
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
