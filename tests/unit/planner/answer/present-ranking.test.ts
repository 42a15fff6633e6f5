import { expect, test } from 'vitest';
import { presentLeftOut, presentSteps } from '../../../../src/planner/answer/present-ranking.ts';
import { planOf } from '../../../support/planner.ts';

const STEP = {
  names: ['4 kW of panels', 'A heat pump'],
  kinds: ['panels', 'heating'],
  plan: planOf(),
  cost: { pounds: 10_000, grant: 0, net: 10_000, poundsAYear: 500, loan: 0, loanAMonth: 0 },
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
    worth: '8.0p a year for each £1',
    facts: '£800 a year, 12 kg CO2 more, costs £10,000, paid back: 13 years',
  });
  expect(second?.worth).toBe('£800 a year for nothing');
  expect(second?.facts).toBe('£800 a year, 30 kg CO2 less, no cost');
  const [same] = presentSteps({ steps: [{ ...STEP, savedCarbonKg: -0.3 }], leftOut: [] });
  expect(same?.facts).toContain('as much CO2 as before');
});

test('what was left out is said once for each reason', () => {
  const none = 'It saves nothing here.';
  const leftOut = [
    { name: '5 kWh of battery', why: none },
    { name: 'A heat pump', why: 'You have one.' },
    { name: '10 kWh of battery', why: none },
    { name: '15 kWh of battery', why: none },
    { name: 'Cheap hours and 5 kWh of battery', why: none },
    { name: '10 kWh of battery and a car at noon', why: none },
  ];
  expect(presentLeftOut({ steps: [], leftOut })).toEqual([
    '5 kWh of battery; 10 kWh of battery; 15 kWh of battery: It saves nothing here.',
    'A heat pump: You have one.',
  ]);
});
