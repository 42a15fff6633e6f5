import { expect, test } from 'vitest';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { entriesOfStep } from '../../../../src/planner/form/entries-of-step.ts';
import { readForm } from '../../../../src/planner/form/read-form.ts';
import { whatFirst } from '../../../../src/planner/engine/what-first.ts';
import { figures, WEATHER } from '../../../support/planner.ts';

function questionOf(entries: PlannerEntries) {
  const read = readForm(entries, figures);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join());
  return read.input;
}

test('a step that leaves the car on petrol leaves the electric one out', () => {
  const entries = { car: 'spare', presentCharger: 'fuel' } as const;
  const { plan } = questionOf(entries);
  const step = { ...plan, planned: { ...plan.present, battery: plan.planned.battery } };
  const taken = questionOf({ ...entries, ...entriesOfStep(step) }).plan;
  expect(taken.planned.charging).toBeUndefined();
  expect(taken.home.car).toBeUndefined();
});

test.each<PlannerEntries>([
  {},
  { heating: 'storage', presentPanels: '2' },
  { facing: 'both', presentPanels: '2.3', backup: '25', place: 'measured', hubWind: '6.4' },
  { car: 'at-once', rates: 'two', presentRates: 'two', facing: '135' },
])('every step found from %o can be put into the form', (entries) => {
  const { plan, prices, options } = questionOf(entries);
  const search = whatFirst(plan, WEATHER, prices, options);
  let step = search.next();
  while (!step.done) step = search.next();
  expect(step.value.steps.length).toBeGreaterThan(5);
  for (const { plan } of step.value.steps) {
    const taken = questionOf({ ...entries, ...entriesOfStep(plan) });
    expect(taken.plan.planned).toEqual(plan.planned);
  }
});
