import type { Figure, Figures, FigureValues } from '../../forms/rules/figures.ts';
import { formatMonth } from '../../dates/days.ts';
import type { Row } from './calculator.ts';
import {
  countOf,
  formatPlain,
  formatPounds,
  formatWhole,
  toPercent,
} from '../../numbers/format.ts';

interface Basis {
  figures: FigureValues<string>;
  defaultFigures: Figures;
}

/** A figure that the visitor has not changed. */
export function ourFigure(name: string, { figures, defaultFigures }: Basis): Figure | undefined {
  const figure = defaultFigures[name];
  return figure?.value === figures[name] ? figure : undefined;
}

/** The date of a figure: "January 2026", or a note that the visitor entered it. */
export function figureDate(name: string, basis: Basis): string {
  const figure = ourFigure(name, basis);
  return figure ? formatMonth(figure.asOf) : 'your figure';
}

/** A rate as people say it: "28p", or "£1.20" from a pound. @param pounds £ */
export const formatRate = (pounds: number): string =>
  pounds < 1 ? `${formatPlain(toPercent(pounds))}p` : formatPounds(pounds, 2);

/** A price per kWh: "28p a kWh", with a note if the visitor entered it. */
export const pricePerKwh = (name: string, basis: Basis): string =>
  `${formatRate(basis.figures[name] ?? NaN)} a kWh${ourFigure(name, basis) ? '' : ' (your figure)'}`;

/** The house that the savings are for. @param use kWh a year */
export const describeHouse = (use: number, basis: Basis): string =>
  `a house that uses ${formatWhole(use)} kWh a year, pays ${pricePerKwh('electricityPrice', basis)} and is paid ${pricePerKwh('exportPrice', basis)} for what it exports`;

/** A sentence with the months of the figures that the visitor has not changed; empty if all are changed. */
export function datePrices(names: readonly string[], basis: Basis): string {
  const months = names.flatMap((name) => ourFigure(name, basis)?.asOf ?? []).toSorted();
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
export function noteOnCarbon(basis: Basis): string {
  const figure = ourFigure('gridCarbon', basis);
  const [today] = figure?.others ?? [];
  if (!figure || !today) return '';
  return ` The CO2 saving uses an older figure, ${figure.value} kg a kWh: for today's grid, use ${today.value}.`;
}

/** The number of trees that absorb this much CO2 in a year. @param kilograms CO2 */
export function treesRow(kilograms: number, treeCarbon: number): Row {
  const trees = Math.round(kilograms / treeCarbon);
  return [
    'Equivalent to the CO2 absorbed in a year by',
    countOf(trees, 'tree', formatWhole(trees)),
  ];
}
