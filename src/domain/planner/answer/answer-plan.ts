import { costOf, paybackOf, type Cost, type Payback } from '../cost.ts';
import type { Question } from '../form/read-form.ts';
import { limits, type Limit } from '../limits.ts';
import { atEveryPlace, type PlaceYear } from '../places.ts';
import { spread, type Spread } from '../spread.ts';
import type { Weather } from '../weather/prepare-weather.ts';
import type { Year } from '../year.ts';
import { simulateBoth } from '../years.ts';
import { cutWeeks, type Weeks } from './weeks.ts';
import { monthsDrawn, type MonthsDrawn } from './months-drawn.ts';

/** A year without its hours. */
type YearFigures = Omit<Year, 'hours' | 'months' | 'monthlyBill'>;

/** What a plan comes to beside today, as the page shows it. */
export interface PlanAnswer {
  now: Omit<YearFigures, 'flows'>;
  then: YearFigures;
  /** £ a year. */
  savedPounds: number;
  spread: Spread;
  cost: Cost;
  /** Best and worst by what lasts: over a lifetime the years even out. */
  payback: { expected: Payback; best: Payback; worst: Payback };
  /** Of the plan. */
  months: MonthsDrawn;
  /** Of a plan with a turbine. */
  places: readonly PlaceYear[];
  limits: readonly Limit[];
}

/** Works a question out: the answer, and the weeks that can be looked at hour by hour. */
export function answerPlan(
  { plan, prices, options, postcode }: Question,
  weather: Weather,
): { answer: PlanAnswer; weeks: Weeks } {
  const years = simulateBoth(plan, weather, prices);
  const { now, then } = years;
  const range = spread(plan, years, weather, prices);
  const cost = costOf(plan, options.equipment);
  const savedPounds = now.bill.total - then.bill.total;
  return {
    answer: {
      now: withoutHours(now),
      then: { ...withoutHours(then), flows: then.flows },
      savedPounds,
      spread: range,
      cost,
      payback: {
        expected: paybackOf(cost, savedPounds),
        best: paybackOf(cost, range.lasting.high),
        worst: paybackOf(cost, range.lasting.low),
      },
      months: monthsDrawn(then),
      places: atEveryPlace(plan, weather, prices),
      limits: limits(plan, postcode),
    },
    weeks: cutWeeks(then, plan, weather),
  };
}

function withoutHours(year: Year): Omit<YearFigures, 'flows'> {
  const { totals, bill, carbon } = year;
  const { madeKwh, usedKwh, selfSufficiency, selfUse, seasonalPerformance } = year;
  return {
    ...{ totals, bill, carbon },
    ...{ madeKwh, usedKwh, selfSufficiency, selfUse, seasonalPerformance },
  };
}
