import { describe, expect, test } from 'vitest';
import {
  CASH_FLOW_YEARS,
  cashFlow,
  costOf,
  paybackOf,
} from '../../../../src/planner/engine/cost.ts';
import { createPlan, PRICES, SOUTH_ROOF } from '../../../support/planner.ts';

const BATTERY = { sizeKwh: 10, chargesAtNight: false };
const PUMP = { kind: 'heat-pump', emitters: 'radiators' } as const;

describe('the cost of a plan', () => {
  test('charges only for what is added to existing equipment', () => {
    const heating = PUMP;
    const base = createPlan({ roofs: [{ ...SOUTH_ROOF, kw: 6 }], heating, battery: BATTERY });
    const battery = { ...BATTERY, sizeKwh: 4 };
    const current = { ...base.planned, roofs: [], battery };
    expect(costOf({ ...base, current }, PRICES, {}).pounds).toBe(2000 + 6000 + 1000 + 3000);
    const none = { lines: [], pounds: 0, net: 0, depreciationPerYear: 0 };
    expect(costOf({ ...base, current: base.planned }, PRICES, {})).toMatchObject(none);
  });

  test.each([
    [13_000, [], 11_000],
    [20_000, [], 12_000],
    [25_000, [], 13_000],
    [30_000, [], 14_000],
    [35_000, [], 15_000],
    [40_000, [], 16_000],
    [16_500, [], 12_000],
    [16_500, ['walls'], 11_000],
  ] as const)(
    'prices a heat pump by its peak load, for %d kWh of space heating a year with insulated %j',
    (spaceKwh, fabric, price) => {
      const plan = createPlan({ heating: PUMP, fabric }, { heat: { spaceKwh, hotWaterKwh: 2000 } });
      expect(costOf(plan, PRICES, {}).lines[0]).toMatchObject({ item: 'heatPump', pounds: price });
    },
  );

  test.each([
    ['oil', 2000],
    ['storage', 5000],
    ['direct', 5000],
  ] as const)('prices radiators by the heating of today: %s', (kind, price) => {
    const plan = createPlan({ heating: PUMP });
    const cost = costOf({ ...plan, current: { ...plan.current, heating: { kind } } }, PRICES, {});
    expect(cost.lines[1]).toMatchObject({ item: 'radiators', pounds: price });
  });

  test('scales only insulation with the floor area', () => {
    const fabric = ['loft', 'draughts'] as const;
    const { lines } = costOf(createPlan({ fabric }, { floorM2: 150 }), PRICES, {});
    expect(lines.map(({ pounds }) => pounds)).toEqual([1500, 200]);
  });

  test('uses a given quote instead of prices', () => {
    const turbine = { model: 'kw6', hubWindMs: 6 } as const;
    const alone = costOf(createPlan({ turbine }), PRICES, {}, 40_000);
    expect(alone).toMatchObject({ pounds: 40_000, unpriced: [] });
    const roofs = [{ ...SOUTH_ROOF, kw: 4 }];
    const both = costOf(createPlan({ roofs, battery: BATTERY }), PRICES, {}, 9000);
    expect(both.lines.map(({ pounds }) => pounds)).toEqual([4500, 4500]);
  });
});

test('applies grants and loans to eligible measures, beside an avoided boiler', () => {
  const schemes = {
    heatPump: {
      ...{ grant: 7500, uplift: { amount: 1500 }, loan: { amount: 7500, years: 10 } },
    },
    fabric: { grant: 7500, share: 0.75 },
  };
  const plan = createPlan({ heating: PUMP, fabric: ['loft', 'draughts'], battery: BATTERY });
  const current = { ...plan.current, heating: { kind: 'oil', isDue: true } } as const;
  expect(costOf({ ...plan, current }, PRICES, schemes)).toMatchObject({
    pounds: 13_000 + 1200 + 6000,
    grant: 9000 + 0.75 * 1200,
    paid: 4000 + 0.25 * 1200 + 6000,
    avoidedCost: 4000,
    net: 0.25 * 1200 + 6000,
    loan: 4000,
    loanAMonth: expect.closeTo(4000 / 120, 9) as number,
    depreciationPerYear: expect.closeTo(4000 / 20 + 300 / 25 + 6000 / 10, 9) as number,
  });
});

test.each([
  [10_000, 1000, { kind: 'years', years: 10 }],
  [10_000, 500, { kind: 'years', years: 20 }],
  [10_000, 499, { kind: 'beyond-lifetime', lifetimeYears: 20 }],
  [10_000, -100, { kind: 'beyond-lifetime', lifetimeYears: 20 }],
  [50, 850, { kind: 'years', years: 50 / 850 }],
  [-50, 850, { kind: 'free' }],
])(
  'compares the payback of £10,000 over 20 years, £%d of it net, saving £%d a year',
  (net, saved, payback) => {
    const cost = { paid: 10_000, net, depreciationPerYear: 500, unpriced: [] };
    expect(paybackOf(cost, saved)).toEqual(payback);
  },
);

const line = (pounds: number, lifetimeYears: number) => ({
  ...{ item: 'panels' as const, pounds, lifetimeYears, grantCategory: undefined },
});

test('adds the saving to the cash flow each year', () => {
  const flow = cashFlow({ net: 1000, lines: [line(2000, 25)] }, 100, 0);
  expect(flow).toHaveLength(CASH_FLOW_YEARS);
  expect([flow[0], flow[9], flow[19]]).toEqual([-900, 0, 1000]);
});

test('compounds savings at the annual growth rate', () => {
  const flow = cashFlow({ net: 0, lines: [] }, 100, 0.02);
  expect(flow[1]).toBeCloseTo(202, 9);
  expect(flow[19]).toBeCloseTo((100 * (1.02 ** 20 - 1)) / 0.02, 6);
});

test.each([
  ['at full price, but not in the last year', 1000, 10, [9]],
  ['after 7.5 years', 100, 7.5, [7, 14]],
] as const)('replaces worn-out equipment %s', (_, pounds, lifetimeYears, replaced) => {
  const flow = cashFlow({ net: 0, lines: [line(pounds, lifetimeYears)] }, 0, 0);
  const costs = flow.map((balance, i) => balance - (flow[i - 1] ?? 0));
  expect(costs.flatMap((cost, i) => (cost < 0 ? [i] : []))).toEqual(replaced);
  expect(Math.min(...costs)).toBe(-pounds);
});
