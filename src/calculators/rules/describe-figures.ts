import type { Figures, FigureValues } from '../../forms/rules/figures.ts';
import { formatMonth } from '../../dates/days.ts';
import { formatWhole } from '../../numbers/format.ts';

interface Basis {
  figures: FigureValues<string>;
  defaultFigures: Figures;
}

/** The date of a figure: "January 2026", or a note that the visitor entered it. */
export function figureDate(name: string, { figures, defaultFigures }: Basis): string {
  const defaultFigure = defaultFigures[name];
  return defaultFigure && defaultFigure.value === figures[name]
    ? formatMonth(defaultFigure.asOf)
    : 'your figure';
}

/** A price per kWh: "£0.28 a kWh". */
export const pricePerKwh = (name: string, { figures }: Pick<Basis, 'figures'>): string =>
  `£${figures[name] ?? NaN} a kWh`;

/** The months of those figures that the visitor has not changed, as a sentence; empty if there are none. */
export function datePrices(names: readonly string[], { figures, defaultFigures }: Basis): string {
  const months = names
    .flatMap((name) => {
      const figure = defaultFigures[name];
      return figure && figure.value === figures[name] ? [figure.asOf] : [];
    })
    .toSorted();
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return '';
  return ` Our prices date from ${formatMonths(first, last)}.`;
}

/** "January to November 2026", with the year repeated only if it differs. */
function formatMonths(first: string, last: string): string {
  if (first === last) return formatMonth(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatMonth(first).slice(0, -5) : formatMonth(first)} to ${formatMonth(last)}`;
}

/** A note on which CO2 factor applies today; empty if the visitor entered one, or if we have no other. */
export function noteOnCarbon({ figures, defaultFigures }: Basis): string {
  const ours = defaultFigures['gridCarbon'];
  const [today] = ours?.others ?? [];
  if (!ours || !today || ours.value !== figures['gridCarbon']) return '';
  return ` The CO2 figure uses an older factor, ${ours.value} kg a kWh: for today's grid, go by ${today.value}.`;
}

/** Kilograms of CO2, and the number of trees that absorb that much in a year. */
export function formatTrees(kilograms: number, treeCarbon: number): string {
  const trees = Math.round(kilograms / treeCarbon);
  return `${formatWhole(trees)} ${trees === 1 ? 'tree' : 'trees'}`;
}
