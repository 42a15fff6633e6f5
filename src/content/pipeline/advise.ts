import { countOf } from '../../numbers/format.ts';
import { isLoopback } from '../../text/urls.ts';
import type { FactToConfirm } from './open-facts.ts';
import { formatMonth } from '../../dates/days.ts';

/** What a real site does not show before the firm has confirmed it. */
const LEFT_OUT = ['certifications', 'rating', 'results', 'testimonial'];

/** What is open in the content, by what there is to do about it. */
interface OpenFacts {
  facts: readonly FactToConfirm[];
  /** What the law wants and is not there. */
  gaps: readonly FactToConfirm[];
}

/**
 * What a build says whose site is a real one, while content holds facts that are not.
 * @returns undefined on this machine, or if nothing is open
 */
export function warnAboutPlaceholders({ facts, gaps }: OpenFacts, site: URL): string | undefined {
  const leftOut = facts.filter(({ field }) => LEFT_OUT.includes(field)).length;
  const open = [
    ...(facts.length > 0 ? [`${countOf(facts.length, 'fact')} to confirm`] : []),
    ...(leftOut > 0 ? [`${leftOut} of them left out of the site until then`] : []),
    ...(gaps.length > 0 ? [`${countOf(gaps.length, 'thing')} that the law wants`] : []),
  ];
  if (isLoopback(site) || open.length === 0) return undefined;
  return `${site.host}: ${open.join(', ')}. "npm run content:todo" and /admin list them.`;
}

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
export function listStaleFigures(
  files: Readonly<Record<string, unknown>>,
  today: string,
): string[] {
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
