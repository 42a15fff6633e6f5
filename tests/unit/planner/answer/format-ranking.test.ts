import { describe, expect, test } from 'vitest';
import {
  formatExclusions,
  formatRanking,
  type FormattedFirstStep,
} from '../../../../src/planner/answer/format-ranking.ts';
import { rankPlan } from '../../../../src/planner/answer/format-ranking.ts';
import type { FirstStep } from '../../../../src/planner/engine/rank-measures.ts';
import type { Estimate } from '../../../../src/planner/engine/memoize-years.ts';
import { createPlan, plannerInputOf, SOUTH_ROOF, WEATHER } from '../../../support/planner.ts';
import type { Exclusion } from '../../../../src/planner/engine/measures.ts';

const BASE = createPlan();
const COST = {
  ...{ pounds: 13_000, grant: 9000, paid: 4000, avoidedCost: 0, net: 4000 },
  ...{ depreciationPerYear: 222, loan: 4000, unpriced: [] },
};
const STEP: FirstStep = {
  ids: [{ kind: 'tariff' }, { kind: 'heating', needsUnderfloorHeating: false }],
  plan: { ...BASE, planned: { ...BASE.planned, roofs: [{ ...SOUTH_ROOF, kw: 4 }] } },
  cost: { ...COST, loanAMonth: 33.3 },
  savedPounds: 874,
  savedCarbonKg: -12.4,
  savedPerPound: 0.2,
  payback: { kind: 'years', years: 4.6 },
  spread: {
    low: { savedPounds: 500 } as Estimate,
    high: { savedPounds: 1200 } as Estimate,
    lasting: { low: 600, high: 1100 },
    reasons: [
      { cause: 'fuel-price', source: 'judged', pounds: 300 },
      { cause: 'heat-pump', source: 'judged', pounds: 200 },
      { cause: 'yearly-cold', source: 'measured', pounds: 20 },
    ],
  },
};
const show = (changes: Partial<FirstStep> = {}): FormattedFirstStep => {
  const step = { ...STEP, ...changes };
  const [first] = formatRanking({ steps: [step], excluded: [] }, [step], BASE).first;
  if (!first) throw new Error('no step');
  return first;
};

describe('a first step', () => {
  test('shows the saving and the cost after the grant', () => {
    expect(show()).toMatchObject({
      name: 'A tariff with cheap hours and a heat pump',
      saves: '£874',
      savesRange: '£500 to £1,200',
      cost: '£4,000',
      funding: ['£13,000 less a grant of £9,000', 'Interest-free loan of £4,000: £33 a month'],
      isCheaperAtOnce: true,
      payback: '5 years',
      paybackRange: '4 to 7 years',
    });
  });

  test('shows the break-even oil price', () => {
    const ids = STEP.ids.slice(1);
    expect(show({ ids, breakEvenOilPrice: 0.804 }).notes.slice(0, 2)).toEqual([
      'In this home it saves money as long as oil costs more than 80p a litre.',
      'The saving depends most on the price of the fuel you burn now and the efficiency of the heat pump.',
    ]);
  });

  test('advises checking tariff prices only if it changes the tariff', () => {
    const check = 'Check the tariff’s prices for your postcode.';
    expect(show().notes).toContain(check);
    expect(show({ ids: STEP.ids.slice(1) }).notes).not.toContain(check);
  });

  test('marks a step as cheaper at once only if its saving covers the loan', () => {
    const low = { savedPounds: 390 } as Estimate;
    expect(show({ spread: { ...STEP.spread, low } }).isCheaperAtOnce).toBe(false);
    const { funding, isCheaperAtOnce } = show({ cost: { ...STEP.cost, paid: 9000, net: 9000 } });
    expect(isCheaperAtOnce).toBe(false);
    expect(funding[1]).toMatch(/of £4,000: £33 a month, and £5,000 to pay yourself$/);
  });

  test('shows the avoided cost of a new boiler', () => {
    const free = { ...STEP.cost, pounds: 0, grant: 0, paid: 0, net: 0, loan: 0, loanAMonth: 0 };
    expect(show({ cost: free, payback: { kind: 'free' } })).toMatchObject({
      cost: 'nothing',
      funding: [],
      payback: 'immediate',
    });
    const due = show({
      cost: { ...STEP.cost, avoidedCost: 4500, net: -500 },
      payback: { kind: 'free' },
    });
    expect(due).toMatchObject({ cost: '£4,000', payback: 'immediate', isCheaperAtOnce: true });
    expect(due.funding).toContain('You avoid buying a new oil boiler: £4,500');
  });

  test.each([
    [0.2, 'CO2 stays the same.'],
    [-12.4, 'Adds 12 kg of CO2 a year.'],
    [430, 'Saves 430 kg of CO2 a year.'],
  ])('describes %d kg of CO2 saved in a complete sentence', (savedCarbonKg, carbon) => {
    expect(show({ savedCarbonKg }).notes.at(-1)).toBe(carbon);
  });

  test('changes only its own fields in the form', () => {
    expect(show().entries).toEqual({ panels: '4', facing: '180' });
  });
});

test('lists three first steps without duplicates', () => {
  const question = plannerInputOf({});
  const search = rankPlan(question, WEATHER);
  let next = search.next();
  while (!next.done) next = search.next();
  const { first, others, excluded } = next.value;
  expect(first).toHaveLength(3);
  expect(first[0]?.name).toMatch(/^Loft insulation, /);
  expect(others.length).toBeLessThanOrEqual(8);
  const names = [...first, ...others].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(others[0]?.summary).toMatch(/^saves £[\d,]+ a year for £[\d,]+, payback /);
  expect(excluded.length).toBeGreaterThan(0);
});

test('recommends a survey if one heat pump is not enough', () => {
  const excluded: Exclusion[] = [
    { ids: [{ kind: 'heating', needsUnderfloorHeating: false }], reason: { code: 'needs-survey' } },
  ];
  expect(formatRanking({ steps: [], excluded }, [], BASE).survey).toMatch(/needs a survey\.$/);
  expect(formatRanking({ steps: [], excluded: [] }, [], BASE).survey).toBeUndefined();
});

test('groups excluded measures by reason', () => {
  const none = { code: 'saves-nothing' } as const;
  const battery = (kwh: number) => ({ kind: 'battery', kwh }) as const;
  const car = { kind: 'car', change: 'surplus' } as const;
  const excluded: Exclusion[] = [
    { ids: [battery(5)], reason: none },
    { ids: [{ kind: 'heating', needsUnderfloorHeating: true }], reason: { code: 'has-one' } },
    { ids: [battery(10)], reason: none },
    { ids: [{ kind: 'tariff' }, battery(5)], reason: none },
    { ids: [battery(10), car], reason: none },
    { ids: [{ kind: 'tariff' }], reason: { code: 'costs-more', pounds: 71.2 } },
    { ids: [car], reason: { code: 'little-beyond', part: battery(5) } },
  ];
  expect(formatExclusions({ excluded })).toEqual([
    'A 5 kWh battery; A 10 kWh battery: It would save nothing in your home.',
    'A heat pump (underfloor heating not included): You already have one.',
    'A tariff with cheap hours: It would cost £71 a year more.',
    'Charging the car from spare power: A 5 kWh battery alone saves nearly as much.',
  ]);
});
