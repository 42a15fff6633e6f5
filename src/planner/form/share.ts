import type { PlannerEntries } from './entries.ts';
import { FIELD_NAMES } from './fields.ts';
import { FORM_FIGURES } from './figures.ts';

const NAMES = [...FIELD_NAMES, ...FORM_FIGURES];
const isName = (name: string) => (NAMES as string[]).includes(name);

/**
 * The query of an address that holds a plan, in the order of the fields; empty where all is as it is at first.
 * @param beside a query of which all that is no plan stays
 */
export function toQuery(entries: PlannerEntries, beside = ''): string {
  const filled = NAMES.flatMap((name) => {
    const text = entries[name]?.trim();
    return text ? [[name, text]] : [];
  });
  const others = [...new URLSearchParams(beside)].filter(([name]) => !isName(name));
  return new URLSearchParams([...filled, ...others]).toString();
}

/** What the query of an address holds of a plan; whatever else it holds is passed over. */
export function fromQuery(query: string): PlannerEntries {
  const all = new URLSearchParams(query);
  const held = NAMES.flatMap((name) => {
    const text = all.get(name)?.trim();
    return text ? [[name, text]] : [];
  });
  return Object.fromEntries(held) as PlannerEntries;
}
