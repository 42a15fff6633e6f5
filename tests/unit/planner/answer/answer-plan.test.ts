import { expect, test } from 'vitest';
import { answerPlan } from '../../../../src/planner/answer/answer-plan.ts';
import type { Year } from '../../../../src/planner/engine/year.ts';
import { memoizeYears } from '../../../../src/planner/engine/years.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { FULL, questionOf, WEATHER } from '../../../support/planner.ts';

test.each<[count: number, entries: PlannerEntries]>([
  // The plan, seven things that are off, up and down, and two other places; today, and as much of heat and cold.
  [15 + 2 + 5, FULL],
  [15 + 2 + 5, { ...FULL, car: 'spare', rates: 'two' }],
  // A measured wind is off by as much as that of another year.
  [13 + 5, { ...FULL, place: 'measured', hubWind: '6.4' }],
  // Today is the plan.
  [5, { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' }],
])('an answer takes %i years, no two of them the same: %o', (count, entries) => {
  const question = questionOf(entries);
  const yearOf = memoizeYears(WEATHER, question.prices);
  const years = new Set<Year>();
  answerPlan(question, WEATHER, (plan, factors) => {
    const year = yearOf(plan, factors);
    years.add(year);
    return year;
  });
  expect(years.size).toBe(count);
  const sums = [...years].map(({ bill, totals, flows }) => JSON.stringify([bill, totals, flows]));
  expect(new Set(sums).size).toBe(count);
});
