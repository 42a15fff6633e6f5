import { IN_BRACES, LINK_FACTS, type Facts } from '../schemas/facts.ts';
import { escapeHtml } from '../../values/text/escape.ts';

/**
 * Puts facts in the place of their names in braces, in every text of a value; in HTML, as words.
 * What is not known stays, since the schema has checked that something later knows it.
 */
export function fillFacts<T>(value: T, facts: Facts): T;
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fill(value, new Map(Object.entries(facts)));
  if (Array.isArray(value)) return value.map((each: unknown) => fillFacts(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fillFacts<unknown>(each, name === 'html' ? escaped(facts) : facts),
    ]),
  );
}

const fill = (text: string, facts: ReadonlyMap<string, string>) =>
  text.replace(IN_BRACES, (whole, name: string) => facts.get(name) ?? whole);

const escaped = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      LINK_FACTS.includes(name) ? fact : escapeHtml(fact),
    ]),
  );
