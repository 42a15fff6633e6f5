import { costOf, paybackOf, type Cost, type Payback } from '../engine/cost.ts';
import type { Question } from '../form/read-form.ts';
import { limits, refusalOf } from '../engine/limits.ts';
import { compareSites, type SiteYear } from '../engine/compare-sites.ts';
import { intervalOf, type Interval } from '../engine/interval.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import { runningCost, type Year } from '../engine/year.ts';
import { memoizeYears, simulateBoth } from '../engine/years.ts';
import { cutWeeks } from './cut-weeks.ts';
import type { Weeks } from './weeks.ts';
import { monthsDrawn, type MonthsDrawn } from './pictures/months.ts';

/** What bill and carbon of a year are made of. */
interface Accounts extends Pick<Year, 'bill' | 'carbon'> {
  totals: Pick<Year['totals'], 'bought' | 'sold' | 'oil'>;
  /** The bill of each month, £. */
  byMonth: readonly number[];
}

/** A year without its hours. */
interface YearFigures
  extends Omit<Year, 'hours' | 'months' | 'monthlyBill' | 'totals'>, Pick<Accounts, 'byMonth'> {
  totals: Accounts['totals'] &
    Pick<Year['totals'], 'wind' | 'sun' | 'house' | 'heat' | 'car' | 'curtailed'>;
}

/** What a plan comes to, compared with today, as the page shows it. */
export interface PlanAnswer {
  now: Accounts;
  then: YearFigures;
  /** £ a year. */
  savedPounds: number;
  spread: Interval;
  cost: Cost;
  /** Best and worst by what lasts: over a lifetime the years even out. */
  payback: { expected: Payback; best: Payback; worst: Payback };
  /** Of the plan. */
  months: MonthsDrawn;
  /** Of a plan with a turbine. */
  sites: readonly SiteYear[];
  /** Why there is none: nothing else holds then. */
  refusal?: string | undefined;
  /** Sentences. */
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
  return {
    answer: {
      now: accountsOf(now),
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
      refusal: refusalOf(postcode),
      limits: limits(plan),
    },
    weeks: cutWeeks(then, plan, weather),
  };
}

function accountsOf({ bill, carbon, monthlyBill, totals }: Year): Accounts {
  const { bought, sold, oil } = totals;
  return { bill, carbon, totals: { bought, sold, oil }, byMonth: [...monthlyBill.total] };
}

function figuresOf(year: Year): YearFigures {
  const { bill, carbon, totals, byMonth } = accountsOf(year);
  const { wind, sun, house, heat, car, curtailed } = year.totals;
  const { flows, madeKwh, usedKwh, selfSufficiency, selfUse, seasonalPerformance } = year;
  return {
    ...{
      bill,
      carbon,
      byMonth,
      flows,
      madeKwh,
      usedKwh,
      selfSufficiency,
      selfUse,
      seasonalPerformance,
    },
    totals: { ...totals, wind, sun, house, heat, car, curtailed },
  };
}
