import { figureValues, type Figure, type FigureValues } from './figures.ts';
import { parseNumber } from './parse-number.ts';
import { check, parsed, type Parsed } from './result.ts';

/**
 * Figures with the visitor's own in place of ours.
 * @param changes texts by figure name; an empty one leaves ours
 */
export function parseAssumptions<K extends string>(
  figures: Readonly<Record<K, Figure>>,
  changes: Readonly<Partial<Record<K, string>>>,
): Parsed<FigureValues<K>> {
  const values: Record<K, number> = { ...figureValues(figures) };
  const names = (Object.keys(changes) as K[]).filter((name) => name in figures && changes[name]);
  for (const name of names) values[name] = parseNumber(changes[name] ?? '');
  return parsed(
    values,
    names.map((name) =>
      check(values[name] > 0, name, `${figures[name].label} must be a number above 0`),
    ),
  );
}
