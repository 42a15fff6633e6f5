import { countOf } from '../../numbers/format.ts';
import { isRecord } from '../../records.ts';
import { isLoopback } from '../../text/urls.ts';
import type { FactToConfirm } from './placeholders.ts';
import { formatMonth } from '../../dates/days.ts';

/** A fact that the live site omits until the company has confirmed it. */
const OMITTABLE_FIELDS = ['certifications', 'rating', 'results', 'testimonial'];

/** Open questions about the content, by the action needed. */
interface OpenFacts {
  facts: readonly FactToConfirm[];
  /** Details that are required by law and missing. */
  gaps: readonly FactToConfirm[];
}

/**
 * The build's warning if the live site still contains sample facts.
 * @returns undefined for a local site, or if nothing is open
 */
export function warnAboutPlaceholders({ facts, gaps }: OpenFacts, site: URL): string | undefined {
  const omitted = facts.filter(({ field }) => OMITTABLE_FIELDS.includes(field)).length;
  const open = [
    ...(facts.length > 0 ? [`${countOf(facts.length, 'fact')} to confirm`] : []),
    ...(omitted > 0 ? [`${omitted} of which the live site leaves out`] : []),
    ...(gaps.length > 0 ? [`${countOf(gaps.length, 'detail')} required by law`] : []),
  ];
  if (isLoopback(site) || open.length === 0) return undefined;
  return `${site.host}: ${open.join(', ')}. For the list, run "npm run content:todo" or open /admin.`;
}

/** A figure or a grant with its month. */
interface Dated {
  label?: string;
  scheme?: string;
  asOf: string;
}

/**
 * The figures and grants that are more than a year old, oldest first: where each is, such as figures.json › oilPrice, and
 * its label and month.
 * @param files contents of files such as figures.json, by name
 * @param today YYYY-MM-DD
 */
export function listStaleFigures(
  files: Readonly<Record<string, unknown>>,
  today: string,
): { location: string; words: string }[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  return Object.entries(files)
    .flatMap(([file, content]) =>
      Object.entries(content as Record<string, unknown>)
        .filter((entry): entry is [string, Dated] => isDated(entry[1]))
        .map(([name, dated]) => ({ file, name, ...dated })),
    )
    .filter(({ asOf }) => asOf < yearAgo)
    .toSorted((a, b) => a.asOf.localeCompare(b.asOf))
    .map(({ file, name, label, scheme, asOf }) => ({
      location: `${file} › ${name}`,
      words: `${label ?? scheme ?? name}: ${formatMonth(asOf)}`,
    }));
}

/** A grant with its last month for applications. */
interface Ending {
  scheme: string;
  until: string;
}

const SOON_MS = 60 * 86_400_000;

/** Describes the grants whose last month for applications ends within 60 days, or has ended. @param today YYYY-MM-DD */
export function listEndingGrants(
  grants: Readonly<Record<string, unknown>>,
  today: string,
): string[] {
  const soon = new Date(Date.parse(today) + SOON_MS).toISOString().slice(0, 7);
  return Object.values(grants)
    .filter((grant): grant is Ending => isRecord(grant) && typeof grant['until'] === 'string')
    .filter(({ until }) => until < soon)
    .map(({ scheme, until }) => `${scheme}, until ${formatMonth(until)}`);
}

const isDated = (value: unknown) => isRecord(value) && typeof value['asOf'] === 'string';
