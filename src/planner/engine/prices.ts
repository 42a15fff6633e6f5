import type { FigureValues } from '../../values/figures.ts';

/**
 * Figures that a year is reckoned with beside the tariff: £/kWh of oil, kg CO2 a kWh of grid electricity and of oil,
 * £ and kg CO2 a litre of petrol or diesel, and the share of oil's energy that a boiler turns into heat.
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
