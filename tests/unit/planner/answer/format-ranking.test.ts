import { describe, expect, test } from 'vitest';
import {
  formatExclusions,
  formatRanking,
  type FormattedFirstStep,
} from '../../../../src/planner/answer/format-ranking.ts';
import type { FirstStep } from '../../../../src/planner/ranking/rank-measures.ts';
import type { Estimate } from '../../../../src/planner/engine/memoize-years.ts';
import { createPlan } from '../../../support/planner.ts';
import type { Exclusion } from '../../../../src/planner/ranking/measures.ts';

const COST = {
  ...{ pounds: 13_000, grant: 9000, paid: 4000, avoidedCost: 0, net: 4000 },
  ...{ depreciationPerYear: 222, loan: 4000, unpriced: [] },
};
const STEP: FirstStep = {
  ids: [{ kind: 'tariff' }, { kind: 'heating', needsUnderfloorHeating: false }],
  changes: { panels: 4, facing: '180' },
  plan: createPlan(),
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
  const [first] = formatRanking({ steps: [step], excluded: [] }, [step]).first;
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

  test('notes the break-even oil price, the main uncertainties and the carbon', () => {
    const depends =
      'The saving depends most on the price of the fuel you burn now and the efficiency of the heat pump.';
    expect(show().notes).toEqual([
      'Check the tariff’s prices for your postcode.',
      depends,
      'Adds 12 kg of CO2 a year.',
    ]);
    const pump = { ids: STEP.ids.slice(1), breakEvenOilPrice: 0.804, savedCarbonKg: 0.2 };
    expect(show(pump).notes).toEqual([
      'In this home it saves money as long as oil costs more than 80p a litre.',
      depends,
      'CO2 stays the same.',
    ]);
    const insulation = { ids: [{ kind: 'fabric', fabric: ['loft'] }], savedCarbonKg: 430 } as const;
    expect(show(insulation).notes).toEqual([
      'Each measure has its own grant limit: check it with the scheme.',
      depends,
      'Saves 430 kg of CO2 a year.',
    ]);
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

  test('changes its own fields in the form', () => {
    expect(show().entries).toEqual({ panels: '4', facing: '180' });
  });
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
