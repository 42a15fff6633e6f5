import { pick } from '../../records.ts';
import { type Cost, costOf, type Payback, paybackOf } from '../engine/cost.ts';
import { type UncertaintyRange, estimateUncertainty } from '../engine/uncertainty.ts';
import type { Heating } from '../engine/plan.ts';
import { listWarnings } from '../engine/warnings.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import { runningCost, usedByHour, type Year } from '../engine/year.ts';
import {
  compareSites,
  memoizeYears,
  simulateBoth,
  type SiteYear,
} from '../engine/memoize-years.ts';
import type { PlannerInput } from '../form/read-form.ts';
import type { PlanHours } from './plan-hours.ts';
import { monthsDrawn, type MonthsDrawn } from './months.ts';
import { formatWarning } from './texts.ts';

/** Annual totals, and monthly bills in £. */
type YearFigures = ReturnType<typeof figuresOf>;

export interface PlanAnswer {
  before: YearFigures;
  after: YearFigures;
  /** £ a year. */
  savedPounds: number;
  spread: UncertaintyRange;
  cost: Cost;
  /** Best and worst case from systematic uncertainties only: random years even out over a lifetime. */
  payback: { expected: Payback; best: Payback; worst: Payback };
  months: MonthsDrawn;
  /** Omitted from the example built into the page. */
  hours?: PlanHours;
  sites: readonly SiteYear[];
  limits: readonly string[];
}

export function answerPlan(
  { plan, prices, quote, schemes }: PlannerInput,
  weather: Weather,
  yearOf = memoizeYears(weather, prices),
): PlanAnswer {
  const { before, after } = simulateBoth(plan, yearOf);
  const spread = estimateUncertainty(plan, yearOf, prices);
  const cost = costOf(plan, prices, schemes, quote);
  const savedPounds = runningCost(before) - runningCost(after);
  const paybackAt = (pounds: number) => paybackOf(cost, pounds);
  return {
    before: figuresOf(before, plan.current.heating),
    after: figuresOf(after, plan.planned.heating),
    ...{ savedPounds, spread, cost },
    payback: {
      expected: paybackAt(savedPounds),
      best: paybackAt(spread.lasting.high),
      worst: paybackAt(spread.lasting.low),
    },
    months: monthsDrawn(after),
    hours: planHours(after, weather),
    sites: compareSites(plan, yearOf),
    limits: listWarnings(plan, prices).map(formatWarning),
  };
}

const FIGURES = [
  ...(['bill', 'carbon', 'totals', 'generatedKwh', 'usedKwh'] as const),
  ...(['selfSufficiency', 'selfConsumption', 'seasonalPerformance'] as const),
];

const figuresOf = (year: Year, { kind }: Heating) => ({
  ...pick(year, FIGURES),
  heating: kind,
  byMonth: [...year.monthlyBill.total],
});

const planHours = (
  { hours }: Pick<Year, 'hours'>,
  { windMs, temperatureC }: Weather,
): PlanHours => ({
  windMs: Float32Array.from(windMs),
  temperatureC: Float32Array.from(temperatureC),
  flows: {
    generated: Float32Array.from(hours.wind, (kwh, i) => kwh + (hours.sun[i] ?? 0)),
    used: Float32Array.from(usedByHour(hours)),
    imported: Float32Array.from(hours.imported),
    exported: Float32Array.from(hours.exported),
  },
});
