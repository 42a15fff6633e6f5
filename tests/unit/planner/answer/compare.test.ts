import { expect, test } from 'vitest';
import { answerPlan } from '../../../../src/planner/answer/answer-plan.ts';
import {
  comparePlans,
  savedPlanOf,
  type SavedPlan,
} from '../../../../src/planner/answer/compare.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { planWords } from '../../../../src/planner/form/plan-words.ts';
import { toQuery } from '../../../../src/planner/form/share.ts';
import { figures, FULL, questionOf, WEATHER } from '../../../support/planner.ts';

function save(entries: PlannerEntries): SavedPlan {
  const { answer } = answerPlan(questionOf(entries), WEATHER);
  return savedPlanOf(toQuery(entries), planWords(entries, figures), answer);
}

test('plans side by side mark what differs, and only that', () => {
  const rows = comparePlans([
    save(FULL),
    save({ ...FULL, battery: '10' }),
    save({ ...FULL, turbine: 'none' }),
  ]);
  const rowOf = (name: string) => rows.find((row) => row.name === name);
  expect(rowOf('Battery')).toEqual({
    name: 'Battery',
    values: ['5 kWh', '10 kWh', '5 kWh'],
    differs: true,
  });
  expect(rowOf('The house')?.differs).toBe(false);
  expect(rowOf('Bill today')?.differs).toBe(false);
  expect(rowOf('Bill with the plan')?.differs).toBe(true);
  // What one of them does not have is marked as not there.
  expect(rowOf('Where the turbine stands')?.values).toEqual([
    'Open ground, 6 m/s',
    'Open ground, 6 m/s',
    '–',
  ]);
});
