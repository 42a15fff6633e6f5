import { expect, test } from 'vitest';
import { answerPlan } from '../../../../src/planner/answer/answer-plan.ts';
import type { Year } from '../../../../src/planner/engine/year.ts';
import { memoizeYears } from '../../../../src/planner/engine/years.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { questionOf, WEATHER } from '../../../support/planner.ts';

test.each<[count: number, entries: PlannerEntries]>([
  // The plan, six things that are off, up and down, and two other places; today, and two other winters of it.
  [13 + 2 + 3, {}],
  [13 + 2 + 3, { car: 'spare', rates: 'two' }],
  // A measured wind is off by as much as that of another year.
  [11 + 3, { place: 'measured', hubWind: '6.4' }],
  // Today is the plan.
  [3, { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' }],
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
