import type { Parsed } from '../../values/result.ts';
import { parseAssumptions } from '../../values/assumptions.ts';
import type { Texts } from '../../values/choices.ts';
import type { Figure, FigureValues } from '../../values/figures.ts';

/** The size at which the list of a figure begins: a quarter of what is used is made. Each further one is twice as large. */
const FIRST_SIZE = 1 / 4;

/**
 * A figure at a size, between those that are listed along the logarithm of the size; outside of them the outermost.
 * To three digits, so that the sum can be done again with what is shown.
 * @param listed at the sizes 1/4, 1/2, 1, 2 and so on
 * @param size kWh made for each kWh used
 */
export function atSize(listed: readonly number[], size: number): number {
  const last = listed.length - 1;
  const place = Math.min(Math.max(Math.log2(size / FIRST_SIZE), 0), last);
  const before = Math.floor(place);
  const [low = NaN, high = low] = listed.slice(before);
  return Number((low + (high - low) * (place - before)).toPrecision(3));
}

/**
 * Settles figures that go by the size, for a calculator that has such.
 * @param sizeOf kWh made for each kWh used
 * @returns our figures as they are for these entries; unchanged while those have no size
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
