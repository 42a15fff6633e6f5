import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, simulate, type Factors } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';
import type { Year } from './year.ts';

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

/** All that a year depends on: what is off changes nothing where there is nothing that it could act on. */
function keyOf({ home, planned }: Plan, { wind, sun, cold, cop }: Factors): string {
  const { roofs, turbine, heating, battery, charging, fuelLitres, tariff } = planned;
  return JSON.stringify([
    [home, roofs, turbine, heating, battery, charging, fuelLitres, tariff],
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
export const bothYears = (plan: Plan, yearOf: YearOf, factors?: Factors): Years => ({
  now: yearOf(today(plan), factors),
  then: yearOf(plan, factors),
});
