import { IN_BRACES, type Facts } from '../schemas/facts.ts';

/**
 * Puts facts in the place of their names in braces, in every text of a value.
 * What is not known stays, since the schema has checked that something later knows it.
 */
export function fillFacts<T>(value: T, facts: Facts): T;
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const known = new Map(Object.entries(facts));
    return value.replace(IN_BRACES, (whole, name: string) => known.get(name) ?? whole);
  }
  if (Array.isArray(value)) return value.map((each: unknown) => fillFacts(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fillFacts<unknown>(each, facts)]),
  );
}
