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

/** The figures of a plan that have an interval. */
export interface Estimate {
  /** £ a year off the bill. */
  savedPounds: number;
  /** £ a year, today and with the plan. */
  billNow: number;
  billThen: number;
  /** kg CO2 a year. */
  carbonNow: number;
  carbonThen: number;
  /** kWh a year from wind and sun, and bought, with the plan. */
  madeKwh: number;
  boughtKwh: number;
  /** With the plan, 0 to 1. */
  selfSufficiency: number;
}

export const estimateOf = ({ now, then }: Years): Estimate => ({
  savedPounds: now.bill.total - then.bill.total,
  billNow: now.bill.total,
  billThen: then.bill.total,
  carbonNow: now.carbon.total,
  carbonThen: then.carbon.total,
  madeKwh: then.madeKwh,
  boughtKwh: then.totals.bought,
  selfSufficiency: then.selfSufficiency,
});
