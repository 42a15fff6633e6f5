import type { PlannerEntries } from './entries.ts';
import { FIELD_NAMES } from './fields.ts';
import { FORM_FIGURES } from './figures.ts';
import { OLD_NAMES, readFirstLink } from './old-links.ts';

const NAMES = [...FIELD_NAMES, ...FORM_FIGURES];
const isName = (name: string) => [VERSION, ...NAMES, ...OLD_NAMES].includes(name);

/** Says by which rules a link is to be read. The first version said nothing of it. */
const VERSION = 'v';
const THIS_VERSION = '2';

/** The names that have a text, each with it, in the order of the fields. */
const filled = (textOf: (name: (typeof NAMES)[number]) => string | null | undefined) =>
  NAMES.map((name) => [name, textOf(name)?.trim() ?? '']).filter(([, text]) => text);

/**
 * A plan as the text of a query, in the order of the fields; empty where all is as it is at first. The fragment of the
 * planner's address holds it.
 * @param beside what the address holds, of which what is not the plan's is kept
 */
export function toQuery(entries: PlannerEntries, beside = ''): string {
  const others = [...new URLSearchParams(beside)].filter(([name]) => !isName(name));
  const own = filled((name) => entries[name]);
  const version = own.length > 0 ? [[VERSION, THIS_VERSION]] : [];
  return new URLSearchParams([...version, ...own, ...others]).toString();
}

/** What such a text, of this version or the first, says of a plan; whatever else it holds is passed over. */
export function fromQuery(query: string): PlannerEntries {
  const all = new URLSearchParams(query);
  const isFirst = !all.has(VERSION) && [...all.keys()].some(isName);
  const own = isFirst ? readFirstLink(all) : all;
  return Object.fromEntries(filled((name) => own.get(name))) as PlannerEntries;
}
