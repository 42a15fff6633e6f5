import type { Edit, Element } from './page-elements.ts';

/** A value as Astro writes it into a page: lists are marked by 1, all else that JSON has by 0. */
type Packed = readonly [kind: number, value: unknown];

/** What our element and our renderer read of an island. */
const READ = ['component-url', 'renderer-url', 'prefix', 'ssr', 'client'];

/**
 * The tag of an island with what is read of it alone, its props and when it begins as plain JSON.
 * @throws when a prop is of a kind that JSON has not
 */
export function shortTag({ attrs, sourceCodeLocation }: Element): Edit[] {
  const place = sourceCodeLocation?.startTag;
  if (!place) return [];
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const kept = attrs.filter(({ name }) => READ.includes(name));
  const props = unpack([0, JSON.parse(valueOf('props') ?? '{}')]);
  const { value } = JSON.parse(valueOf('opts') || '{}') as { value?: object };
  const json = [['props', props] as const, ...(value ? [['opts', value] as const] : [])];
  const text = [
    '<astro-island',
    ...kept.map((attribute) =>
      attribute.value ? `${attribute.name}="${attribute.value}"` : attribute.name,
    ),
    ...json.map(([name, data]) => `${name}='${escape(JSON.stringify(data))}'`),
  ].join(' ');
  return [{ start: place.startOffset, end: place.endOffset, text: `${text}>` }];
}

function unpack([kind, value]: Packed): unknown {
  if (kind === 1) return (value as Packed[]).map(unpack);
  if (kind !== 0) {
    throw new Error(`An island has a prop that JSON has not: ${JSON.stringify(value)}`);
  }
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value as Record<string, Packed>);
  return Object.fromEntries(entries.map(([name, each]) => [name, unpack(each)]));
}

const escape = (json: string): string => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
