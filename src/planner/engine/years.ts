import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, simulate, type Factors } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';
import type { Year } from './year.ts';

/** A year of the home as it is today, and one with the plan, in the same weather. */
export interface Years {
  now: Year;
  then: Year;
}

/** Both years of a plan. @throws RangeError when it cannot be simulated, naming field and fix */
export const simulateBoth = (
  plan: Plan,
  weather: Weather,
  prices: Prices,
  factors: Factors = AS_PLANNED,
): Years => ({
  now: simulate(today(plan), weather, prices, factors),
  then: simulate(plan, weather, prices, factors),
});
