import type { PlannerEntries } from './entries.ts';
import { FIELD_NAMES } from './fields.ts';
import { FORM_FIGURES } from './figures.ts';

const NAMES = [...FIELD_NAMES, ...FORM_FIGURES];

/** Says by which rules a link is to be read. */
const VERSION = ['v', '2'] as const;

const isOwn = (name: string) => ([VERSION[0], ...NAMES] as string[]).includes(name);

/** The names that have a text, each with it, in the order of the fields. */
const filled = (textOf: (name: (typeof NAMES)[number]) => string | null | undefined) =>
  NAMES.map((name) => [name, textOf(name)?.trim() ?? ''] as const).filter(([, text]) => text);

/**
 * A plan as the text of a query, in the order of the fields; empty where all is as it is at first. The fragment of the
 * planner's address holds it.
 * @param beside what the address holds, of which what is not the plan's is kept
 */
export function toQuery(entries: PlannerEntries, beside = ''): string {
  const others = [...new URLSearchParams(beside)].filter(([name]) => !isOwn(name));
  const own = filled((name) => entries[name]);
  const all = [...(own.length > 0 ? [VERSION] : []), ...own, ...others];
  return new URLSearchParams(all.map((pair) => [...pair])).toString();
}

/** What such a text says of a plan; whatever else it holds is passed over. */
export function fromQuery(query: string): PlannerEntries {
  const all = new URLSearchParams(query);
  return Object.fromEntries(filled((name) => all.get(name)));
}
