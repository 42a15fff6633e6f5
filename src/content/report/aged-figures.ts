import { formatMonth } from '../../values/dates/days.ts';

/** What content says of a figure or a grant, with the month in which it held. */
interface Dated {
  label?: string;
  scheme?: string;
  asOf: string;
}

/**
 * Figures and grants that were looked up more than a year ago, in words, the oldest first.
 * @param files contents of files such as figures.json, by name
 * @param today YYYY-MM-DD
 */
export function listAged(files: Readonly<Record<string, unknown>>, today: string): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  return Object.entries(files)
    .flatMap(([file, content]) =>
      Object.entries(content as Record<string, unknown>)
        .filter((entry): entry is [string, Dated] => isDated(entry[1]))
        .map(([name, dated]) => ({ file, name, ...dated })),
    )
    .filter(({ asOf }) => asOf < yearAgo)
    .toSorted((a, b) => a.asOf.localeCompare(b.asOf))
    .map(
      ({ file, name, label, scheme, asOf }) =>
        `${file} › ${name}: ${label ?? scheme ?? name}, of ${formatMonth(asOf)}`,
    );
}

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'asOf' in value && typeof value.asOf === 'string';
