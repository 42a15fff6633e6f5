import { HUB_WIND_MS, type Plan, today } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, type Factors, simulate } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';
import { runningCost, type Year } from './year.ts';

/** Gives the year of a plan. */
export type YearOf = (plan: Plan, factors?: Factors) => Year;

/** Simulates each distinct year once: for one answer, to be thrown away with it. */
export function memoizeYears(weather: Weather, prices: Prices): YearOf {
  const years = new Map<string, Year>();
  return (plan, factors = AS_PLANNED) => {
    const key = keyOf(plan, factors);
    const year = years.get(key) ?? simulate(plan, weather, prices, factors);
    years.set(key, year);
    return year;
  };
}

/** All that a year depends on: a factor counts only where there is something that it acts on. */
function keyOf({ home, planned }: Plan, { wind, sun, cold, cop }: Factors): string {
  const { roofs, turbine, heating, battery, charging, fuelLitres, tariff } = planned;
  const { fabric = [], hasDiverter } = planned;
  // The hours of a meter are the same in each plan of an answer.
  const lived = { ...home, measuredShares: undefined };
  return JSON.stringify([
    [lived, roofs, turbine, heating, battery, charging, fuelLitres, tariff, fabric, hasDiverter],
    turbine && wind,
    roofs.length > 0 && sun,
    home.heat.spaceKwh > 0 && cold,
    heating.kind === 'heat-pump' && cop,
  ]);
}

/** A year of the home as it is today, and one with the plan, in the same weather. */
export interface Years {
  now: Year;
  then: Year;
}

/** Both years of a plan. */
export const simulateBoth = (plan: Plan, yearOf: YearOf, factors?: Factors): Years => ({
  now: yearOf(today(plan), factors),
  then: yearOf(plan, factors),
});

/** The figures of a plan that have an interval. */
export interface Estimate {
  /** £ a year off what the home costs to run. */
  savedPounds: number;
  /** £ a year for energy, today and with the plan. */
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
  savedPounds: runningCost(now) - runningCost(then),
  billNow: now.bill.total,
  billThen: then.bill.total,
  carbonNow: now.carbon.total,
  carbonThen: then.carbon.total,
  madeKwh: then.madeKwh,
  boughtKwh: then.totals.bought,
  selfSufficiency: then.selfSufficiency,
});

/** What a plan would bring in the wind of a kind of site. */
export interface SiteYear {
  site: keyof typeof HUB_WIND_MS;
  /** kWh of the turbine. */
  windKwh: number;
  /** £ a year that the whole plan takes off the bill. */
  savedPounds: number;
}

/** The plan at each kind of site; none without a turbine, or where its wind was measured. */
export function compareSites(plan: Plan, yearOf: YearOf): SiteYear[] {
  const { turbine } = plan.planned;
  if (!turbine || turbine.isMeasured) return [];
  return (['sheltered', 'open', 'ridge'] as const).map((site) => {
    const planned = { ...plan.planned, turbine: { ...turbine, hubWindMs: HUB_WIND_MS[site] } };
    const { now, then } = simulateBoth({ ...plan, planned }, yearOf);
    return { site, windKwh: then.totals.wind, savedPounds: runningCost(now) - runningCost(then) };
  });
}
