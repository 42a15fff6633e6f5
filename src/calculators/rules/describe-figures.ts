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

/** A price per kWh with its month: "£0.28 a kWh (January 2026)". */
export const priceFrom = (name: string, basis: Basis): string =>
  `£${basis.figures[name] ?? NaN} a kWh (${figureDate(name, basis)})`;

/** Kilograms of CO2, and the number of trees that absorb that much in a year. */
export function formatTrees(kilograms: number, treeCarbon: number): string {
  const trees = Math.round(kilograms / treeCarbon);
  return `${formatWhole(trees)} ${trees === 1 ? 'tree' : 'trees'}`;
}
