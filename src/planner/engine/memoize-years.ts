import { HUB_WIND_MS, withoutChanges, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, simulate, type SimulationFactors, type YearInput } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';
import { runningCost, type Year } from './year.ts';

export type YearOf = (plan: YearInput, factors?: SimulationFactors) => Year;

/** Caches simulated years for one answer. The simulation receives only the inputs in the cache key. */
export function memoizeYears(weather: Weather, prices: Prices): YearOf {
  const years = new Map<string, Year>();
  const series: Float64Array[] = [];
  /** Identifies a series, such as meter readings, by reference: all plans of an answer share it. */
  const nameSeries = (_: string, value: unknown) => {
    if (!(value instanceof Float64Array)) return value;
    if (!series.includes(value)) series.push(value);
    return series.indexOf(value);
  };
  return ({ home, planned }, factors = AS_PLANNED) => {
    const input = { home, planned };
    const acting = actingFactors(input, factors);
    const key = JSON.stringify([input, acting], nameSeries);
    const year = years.get(key) ?? simulate(input, weather, prices, acting);
    years.set(key, year);
    return year;
  };
}

/** Resets factors that cannot affect this plan to 1, so that cache keys match. */
const actingFactors = (
  { home, planned }: YearInput,
  factors: SimulationFactors,
): SimulationFactors => ({
  wind: planned.turbine ? factors.wind : 1,
  sun: planned.roofs.length > 0 ? factors.sun : 1,
  cold: home.heat.spaceKwh > 0 ? factors.cold : 1,
  cop: planned.heating.kind === 'heat-pump' ? factors.cop : 1,
});

/** A year of the home as it is today, and one with the plan, in the same weather. */
export interface Years {
  before: Year;
  after: Year;
}

export const simulateBoth = (plan: Plan, yearOf: YearOf, factors?: SimulationFactors): Years => ({
  before: yearOf(withoutChanges(plan), factors),
  after: yearOf(plan, factors),
});

/** The figures of a plan that have an interval. */
export const estimateOf = ({ before, after }: Years) => ({
  /** Saving in running cost, £ a year. */
  savedPounds: runningCost(before) - runningCost(after),
  /** Energy bill, £ a year. */
  billBefore: before.bill.total,
  billAfter: after.bill.total,
  /** kg CO2 a year. */
  carbonBefore: before.carbon.total,
  carbonAfter: after.carbon.total,
  /** Generation and import with the plan, kWh a year. */
  generatedKwh: after.generatedKwh,
  importedKwh: after.totals.imported,
  /** With the plan, 0 to 1. */
  selfSufficiency: after.selfSufficiency,
});

export type Estimate = ReturnType<typeof estimateOf>;

export interface SiteYear {
  site: keyof typeof HUB_WIND_MS;
  windKwh: number;
  /** Saving of the whole plan, £ a year. */
  savedPounds: number;
}

/** The plan at each type of site; empty without a new turbine, or if the wind has been measured. */
export function compareSites(plan: Plan, yearOf: YearOf): SiteYear[] {
  const { turbine } = plan.planned;
  if (!turbine || turbine.isMeasured || plan.current.turbine) return [];
  return (['sheltered', 'open', 'ridge'] as const).map((site) => {
    const planned = { ...plan.planned, turbine: { ...turbine, hubWindMs: HUB_WIND_MS[site] } };
    const { before, after } = simulateBoth({ ...plan, planned }, yearOf);
    return {
      site,
      windKwh: after.totals.wind,
      savedPounds: runningCost(before) - runningCost(after),
    };
  });
}
