import type { PlannerEntries } from './entries.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';

const isPlannerField = (name: string) => (FIELD_NAMES as string[]).includes(name);

const filled = (textOf: (name: FieldName) => string | null | undefined) =>
  FIELD_NAMES.map((name) => [name, textOf(name)?.trim() ?? ''] as const).filter(([, text]) => text);

/**
 * A plan as a query string, in the order of the fields; empty without entries. It is stored in the fragment of the
 * planner's URL.
 * @param currentQuery the current query; its other parameters are kept
 */
export function toPlanQuery(entries: PlannerEntries, currentQuery = ''): string {
  const others = [...new URLSearchParams(currentQuery)].filter(([name]) => !isPlannerField(name));
  const all = [...filled((name) => entries[name]), ...others];
  return new URLSearchParams(all.map((pair) => [...pair])).toString();
}

/** The entries of such a query; other parameters are ignored. */
export function readPlanQuery(query: string): PlannerEntries {
  const all = new URLSearchParams(query);
  return Object.fromEntries(filled((name) => all.get(name)));
}
