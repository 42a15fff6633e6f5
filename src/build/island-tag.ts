import type { Edit, Element } from './page-elements.ts';

/** A value as Astro writes it into a page: lists are marked by 1, all else that JSON has by 0. */
type Packed = readonly [kind: number, value: unknown];

/** When our element begins: at once, or when an island comes near. */
const DIRECTIVES = ['load', 'visible'];
/** What our element and our renderer read of an island. */
const READ = ['component-url', 'renderer-url', 'prefix', 'ssr', 'client'];

/**
 * The tag of an island with what is read of it alone, and its props as plain JSON.
 * @throws when a prop is of a kind that JSON has not, or its directive has options: our element reads none
 */
export function shortTag({ attrs, sourceCodeLocation }: Element): Edit[] {
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

/** @param of whose prop it is part of, for the message */
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
