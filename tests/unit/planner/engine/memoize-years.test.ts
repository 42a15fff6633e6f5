import { expect, test } from 'vitest';
import { memoizeYears } from '../../../../src/planner/engine/memoize-years.ts';
import {
  FULL_PLAN_ENTRIES,
  createPlan,
  PRICES,
  plannerInputOf,
  WEATHER,
} from '../../../support/planner.ts';
import { answerPlan } from '../../../../src/planner/answer/answer-plan.ts';
import type { Year } from '../../../../src/planner/engine/year.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { HOURS } from '../../../../src/planner/engine/clock.ts';

test.each<[count: number, entries: PlannerEntries]>([
  // The plan, seven factors perturbed up and down, and two other sites; today's home, with heat and cold perturbed.
  [15 + 2 + 5, FULL_PLAN_ENTRIES],
  // One more, whose battery charges every night.
  [15 + 2 + 5 + 1, { ...FULL_PLAN_ENTRIES, presentCar: 'charger', car: 'spare', tariff: 'night' }],
  // A measured wind speed leaves only the uncertainty of yearly wind.
  [13 + 5, { ...FULL_PLAN_ENTRIES, hubWind: '6.4' }],
  // The plan changes nothing.
  [5, { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' }],
])('runs %i annual simulations without duplicates for %o', (count, entries) => {
  const question = plannerInputOf(entries);
  const yearOf = memoizeYears(WEATHER, question.prices);
  const years = new Set<Year>();
  answerPlan(question, WEATHER, (plan, factors) => {
    const year = yearOf(plan, factors);
    years.add(year);
    return year;
  });
  expect(years.size).toBe(count);
  const sums = [...years].map(({ bill, totals }) => JSON.stringify([bill, totals]));
  expect(new Set(sums).size).toBe(count);
});

test('reuses a year only for the same plan and meter readings', () => {
  const { home, planned } = createPlan({ turbine: { model: 'kw6', hubWindMs: 6 } });
  const measuredShares = new Float64Array(HOURS).fill(1 / HOURS);
  const input = { home: { ...home, measuredShares }, planned };
  const yearOf = memoizeYears(WEATHER, PRICES);
  const year = yearOf(input);
  expect(yearOf({ home: { ...home, measuredShares }, planned: { ...planned } })).toBe(year);
  expect(yearOf({ ...input, home })).not.toBe(year);
  expect(yearOf({ ...input, home: { ...home, measuredShares: measuredShares.slice() } })).not.toBe(
    year,
  );
  const turbine = { model: 'kw6', hubWindMs: 7 } as const;
  expect(yearOf({ ...input, planned: { ...planned, turbine } })).not.toBe(year);
});
