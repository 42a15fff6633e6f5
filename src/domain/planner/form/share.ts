import { FORM_FIGURES, type PlannerEntries } from './entries.ts';
import { FIELD_NAMES } from './fields.ts';

const NAMES = [...FIELD_NAMES, ...FORM_FIGURES];

/** The query of an address that holds a plan, in the order of the fields; empty where all is as it is at first. */
export function toQuery(entries: PlannerEntries): string {
  const filled = NAMES.flatMap((name) => {
    const text = entries[name]?.trim();
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams(filled).toString();
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
