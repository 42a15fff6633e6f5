import { expect, test } from 'vitest';
import { presentSteps } from '../../../../../src/domain/planner/answer/present-ranking.ts';
import { planOf } from '../../../../support/planner.ts';

const STEP = {
  names: ['4 kW of panels', 'A heat pump'],
  plan: planOf(),
  cost: { lines: [], pounds: 10_000, poundsAYear: 500 },
  savedPounds: 800,
  savedCarbonKg: -12.4,
  savedPerPound: 0.08,
  payback: { kind: 'years', years: 12.5 },
} as const;

test('a step says what it brings for each £, and what it does to carbon', () => {
  const free = { ...STEP, savedPerPound: undefined, savedCarbonKg: 30 };
  const [first, second] = presentSteps({ steps: [STEP, free], leftOut: [] });
  expect(first).toMatchObject({
    name: '4 kW of panels and a heat pump',
    worth: '8p a year for each £',
    facts: '£800 a year, 12 kg CO2 more, costs £10,000, paid back: 13 years',
  });
  expect(second?.worth).toBe('£800 a year for nothing');
  expect(second?.facts).toContain('30 kg CO2 less');
  const [same] = presentSteps({ steps: [{ ...STEP, savedCarbonKg: -0.3 }], leftOut: [] });
  expect(same?.facts).toContain('no CO2 less');
});
