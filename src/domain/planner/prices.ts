import type { FigureValues } from '../../model/calculators/figures.ts';

/** Figures that a year is reckoned with beside the tariff: £/kWh of oil, kg CO2 a kWh of grid electricity and of oil. */
export const PLANNER_FIGURES = ['oilPrice', 'gridCarbon', 'oilCarbon'] as const;

export type Prices = FigureValues<(typeof PLANNER_FIGURES)[number]>;
