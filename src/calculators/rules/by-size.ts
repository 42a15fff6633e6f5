import type { Parsed } from '../../values/result.ts';
import { parseAssumptions } from '../../values/assumptions.ts';
import type { Texts } from '../../values/choices.ts';
import type { Figure, FigureValues } from '../../values/figures.ts';

/** Size of the first listed value: generating a quarter of what is used. Each further value is for twice the size. */
const FIRST_SIZE = 1 / 4;

/**
 * Interpolates a figure along the logarithm of the size; beyond the ends of the list, the end value holds. Rounded to
 * three digits, so that visitors can check the sum with the numbers shown.
 * @param listed values for the sizes 1/4, 1/2, 1, 2 and so on
 * @param size kWh generated for each kWh used
 */
export function atSize(listed: readonly number[], size: number): number {
  const last = listed.length - 1;
  const place = Math.min(Math.max(Math.log2(size / FIRST_SIZE), 0), last);
  const before = Math.floor(place);
  const [low = NaN, high = low] = listed.slice(before);
  return Number((low + (high - low) * (place - before)).toPrecision(3));
}

/**
 * Makes `resolveFigures` for a calculator some of whose figures depend on the size.
 * @param sizeOf kWh generated for each kWh used
 * @returns a function that gives our figures for the entries; unchanged while those give no size
 */
export const bySize =
  <Raw extends Texts, Input, K extends string>(
    parse: (raw: Raw) => Parsed<Input>,
    sizeOf: (input: Input, figures: FigureValues<K>) => number,
  ) =>
  (figures: Readonly<Record<K, Figure>>, texts: Raw, changes: Texts): typeof figures => {
    const input = parse(texts);
    const values = parseAssumptions<string>(figures, changes);
    const size = input.ok && values.ok ? sizeOf(input.input, values.input) : NaN;
    if (!Number.isFinite(size)) return figures;
    const resolved = Object.entries<Figure>(figures).map(([name, figure]) => [
      name,
      figure.bySize ? { ...figure, value: atSize(figure.bySize, size) } : figure,
    ]);
    return Object.fromEntries(resolved) as typeof figures;
  };
