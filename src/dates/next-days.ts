import { addDays, formatDayOfYear, type Day } from './days.ts';

/** Days on which the company works in an area, as given in content. */
export interface IslandVisit {
  area: string;
  from: Day;
  /** The last day; the first one if missing. */
  until?: Day | undefined;
  /** The visit is repeated after this many weeks. */
  repeatWeeks?: number | undefined;
}

export interface NextDays {
  area: string;
  /** The last day. */
  until: Day;
  /** "2 and 3 December" */
  days: string;
}

/** The next visit to each area, also one under way, in order of its last day. */
export function listNextDays(visits: readonly IslandVisit[], today: Day): NextDays[] {
  const next = new Map<string, NextDays>();
  const all = visits.flatMap((visit) => nextOf(visit, today) ?? []);
  for (const visit of all.toSorted((a, b) => (a.until < b.until ? -1 : 1))) {
    if (!next.has(visit.area)) next.set(visit.area, visit);
  }
  return [...next.values()];
}

/** The visit, or its first repetition, that ends today or later; undefined if all are over. */
function nextOf(
  { area, from, until = from, repeatWeeks }: IslandVisit,
  today: Day,
): NextDays | undefined {
  const daysLate = (Date.parse(today) - Date.parse(until)) / 86_400_000;
  if (daysLate > 0 && !repeatWeeks) return undefined;
  const weeks = (repeatWeeks ?? 0) * 7;
  const later = daysLate > 0 ? Math.ceil(daysLate / weeks) * weeks : 0;
  const [first, last] = [addDays(from, later), addDays(until, later)];
  return { area, until: last, days: formatDays(first, last) };
}

/** "2 December", "2 and 3 December", "2 to 5 December", "30 November to 2 December"; visitors know the year. */
function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDayOfYear(last);
  if (first.slice(0, 7) !== last.slice(0, 7))
    return `${formatDayOfYear(first)} to ${formatDayOfYear(last)}`;
  const word = addDays(first, 1) === last ? 'and' : 'to';
  return `${Number(first.slice(8))} ${word} ${formatDayOfYear(last)}`;
}
