import { costOf, paybackOf, type Cost, type Payback } from '../cost.ts';
import type { Question } from '../form/read-form.ts';
import { limits, type Limit } from '../limits.ts';
import { today } from '../plan.ts';
import { atEveryPlace, type PlaceYear } from '../places.ts';
import { simulate } from '../simulate.ts';
import { spread, type Spread } from '../spread.ts';
import type { Weather } from '../weather/prepare-weather.ts';
import type { Year } from '../year.ts';
import { cutWeeks, type Weeks } from './weeks.ts';
import { monthsDrawn, type MonthsDrawn } from './months-drawn.ts';

/** A year without its hours. */
type YearFigures = Omit<Year, 'hours' | 'months' | 'monthlyBill'>;

/** What a plan comes to beside today, as the page shows it. */
export interface PlanAnswer {
  now: Omit<YearFigures, 'flows'>;
  then: YearFigures;
  spread: Spread;
  cost: Cost;
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
  const then = simulate(plan, weather, prices);
  const range = spread(plan, weather, prices);
  const cost = costOf(plan, options.equipment);
  const now = withoutHours(simulate(today(plan), weather, prices));
  return {
    answer: {
      now,
      then: { ...withoutHours(then), flows: then.flows },
      spread: range,
      cost,
      payback: {
        expected: paybackOf(cost, range.expected.savedPounds),
        best: paybackOf(cost, range.high.savedPounds),
        worst: paybackOf(cost, range.low.savedPounds),
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
