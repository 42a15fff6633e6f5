import type { FigureValues } from '../../values/figures.ts';

/**
 * Figures that a year needs beside the tariff: oil, £/kWh; grid electricity and oil, kg CO2/kWh; petrol or diesel, £
 * and kg CO2 a litre; and the efficiency of an oil boiler, 0 to 1.
 */
export const PLANNER_FIGURES = [
  'oilPrice',
  'gridCarbon',
  'oilCarbon',
  'fuelPrice',
  'fuelCarbon',
  'oilEfficiency',
] as const;

export type Prices = FigureValues<(typeof PLANNER_FIGURES)[number]>;
