import { type Cost, costOf, type Payback, paybackOf } from '../engine/cost.ts';
import type { Question } from '../form/read-form.ts';
import { listWarnings, unsupportedReason } from '../engine/check-plan.ts';
import { compareSites, memoizeYears, simulateBoth, type SiteYear } from '../engine/years.ts';
import { type Interval, intervalOf } from '../engine/interval.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import { runningCost, type Year } from '../engine/year.ts';
import { type Week, WEEK_HOURS, WEEKLY, type WeekName, type Weeks } from './series.ts';
import { monthsDrawn, type MonthsDrawn } from './pictures/months.ts';
import { mapValues, pick } from '../../records.ts';
import { HOURS } from '../engine/clock.ts';
import { emptyStore } from '../engine/dispatch/battery-store.ts';
import type { Plan } from '../engine/plan.ts';
import { formatRefusal, formatWarning } from './texts.ts';

/** A year without its hours, and the bill of each month, £. */
type YearFigures = ReturnType<typeof figuresOf>;

export interface PlanAnswer {
  now: YearFigures;
  then: YearFigures;
  /** £ a year. */
  savedPounds: number;
  spread: Interval;
  cost: Cost;
  /** Best and worst by what lasts: over a lifetime the years even out. */
  payback: { expected: Payback; best: Payback; worst: Payback };
  months: MonthsDrawn;
  sites: readonly SiteYear[];
  /** Why there is none: nothing else holds then. */
  refusal?: string | undefined;
  limits: readonly string[];
}

/** Works a question out: the answer, and the weeks that can be looked at hour by hour. */
export function answerPlan(
  { plan, prices, options, postcode }: Question,
  weather: Weather,
  yearOf = memoizeYears(weather, prices),
): { answer: PlanAnswer; weeks: Weeks } {
  const { now, then } = simulateBoth(plan, yearOf);
  const range = intervalOf(plan, yearOf, prices);
  const cost = costOf(plan, options.equipment, options.schemes);
  const savedPounds = runningCost(now) - runningCost(then);
  const refusal = unsupportedReason(postcode);
  return {
    answer: {
      now: figuresOf(now),
      then: figuresOf(then),
      savedPounds,
      spread: range,
      cost,
      payback: {
        expected: paybackOf(cost, savedPounds),
        best: paybackOf(cost, range.lasting.high),
        worst: paybackOf(cost, range.lasting.low),
      },
      months: monthsDrawn(then),
      sites: compareSites(plan, yearOf),
      refusal: refusal && formatRefusal(refusal),
      limits: listWarnings(plan).map(formatWarning),
    },
    weeks: cutWeeks(then, plan, weather),
  };
}

const FIGURES = [
  ...(['bill', 'carbon', 'flows', 'totals', 'madeKwh', 'usedKwh'] as const),
  ...(['selfSufficiency', 'selfUse', 'seasonalPerformance'] as const),
];

const figuresOf = (year: Year) => ({
  ...pick(year, FIGURES),
  byMonth: [...year.monthlyBill.total],
});

/** The three weeks of a year, chosen by the weather alone, so that plans can be compared over them. */
export function cutWeeks({ hours }: Year, { planned }: Plan, weather: Weather): Weeks {
  const { capacityKwh } = emptyStore(planned.battery);
  const week = (from: number): Week => {
    const cut = (series: Float64Array) => series.slice(from, from + WEEK_HOURS);
    return {
      from,
      series: Object.fromEntries(WEEKLY.map((name) => [name, cut(hours[name])])) as Week['series'],
      capacityKwh,
      meanWindMs: mean(cut(weather.windMs)),
      meanTemperatureC: mean(cut(weather.temperatureC)),
    };
  };
  return mapValues(findWeeks(weather), week);
}

/** Days since 1 January of the first and last day on which a week may begin. */
const JANUARY = [0, 24] as const;
const JUNE = [151, 174] as const;
const WINTERS = [
  [0, 52],
  [334, 358],
] as const;

/** Hours of the year at which the windiest week of January, the stillest cold one of winter, the brightest of June begin. */
export function findWeeks({
  windMs,
  temperatureC,
  radiationWm2,
}: Weather): Record<WeekName, number> {
  const meanOf = (series: Float64Array, from: number) =>
    mean(series.subarray(from, from + WEEK_HOURS));
  return {
    gale: best([JANUARY], (from) => meanOf(windMs, from)),
    // A wind of 1 m/s less counts as much as 1 °C.
    frost: best(WINTERS, (from) => -meanOf(windMs, from) - meanOf(temperatureC, from)),
    june: best([JUNE], (from) => meanOf(radiationWm2, from)),
  };
}

function best(
  spans: readonly (readonly [first: number, last: number])[],
  score: (from: number) => number,
): number {
  const starts = spans.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => (first + i) * 24),
  );
  const valid = starts.filter((from) => from + WEEK_HOURS <= HOURS);
  return valid.reduce((top, from) => (score(from) > score(top) ? from : top));
}

const mean = (series: Float64Array) =>
  series.reduce((sum, value) => sum + value, 0) / series.length;
