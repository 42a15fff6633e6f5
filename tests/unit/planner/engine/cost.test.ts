import { describe, expect, test } from 'vitest';
import {
  CASH_FLOW_YEARS,
  cashFlow,
  incrementalCost,
  costOf,
  paybackOf,
} from '../../../../src/planner/engine/cost.ts';
import { NIGHT_CHARGING, COSTING, createPlan, SOUTH_ROOF } from '../../../support/planner.ts';

const BATTERY = { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false };
const PUMP = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;

describe('the cost of a plan', () => {
  test('lists an unpriced turbine separately', () => {
    const plan = createPlan({
      roofs: [{ ...SOUTH_ROOF, kw: 4 }],
      turbine: { model: 'kw6', hubWindMs: 6 },
      heating: PUMP,
      battery: BATTERY,
    });
    const { lines, pounds, depreciationPerYear, unpriced } = costOf(plan, COSTING);
    expect(lines.map(({ item, pounds }) => [item, pounds])).toEqual([
      ['panels', 6000],
      ['turbine', 0],
      ['battery', 6000],
      ['heatPump', 11_000],
      ['radiators', 2000],
    ]);
    expect(pounds).toBe(25_000);
    expect(depreciationPerYear).toBeCloseTo(6000 / 25 + 6000 / 10 + 13_000 / 20, 9);
    expect(unpriced).toEqual(['turbine']);
  });

  test('charges only for what is added to existing equipment', () => {
    const base = createPlan({ roofs: [{ ...SOUTH_ROOF, kw: 6 }], heating: PUMP, battery: BATTERY });
    const current = {
      ...base.planned,
      roofs: [{ ...SOUTH_ROOF, kw: 4 }],
      battery: { ...BATTERY, sizeKwh: 4 },
    };
    expect(costOf({ ...base, current }, COSTING).pounds).toBe(2000 + 2000 + 1000 + 3000);
    const none = costOf({ ...base, current: base.planned }, COSTING);
    expect(none).toMatchObject({
      lines: [],
      pounds: 0,
      net: 0,
      depreciationPerYear: 0,
      schemes: [],
    });
  });

  test('includes the fixed price for each new roof', () => {
    const roofs = [
      { ...SOUTH_ROOF, kw: 2 },
      { ...SOUTH_ROOF, directionDegrees: 90, kw: 2 },
    ];
    expect(costOf(createPlan({ roofs }), COSTING).pounds).toBe(2 * 2000 + 4 * 1000);
  });

  test('includes a charger only if the planned one is more powerful', () => {
    const base = createPlan({ charging: NIGHT_CHARGING });
    expect(costOf(base, COSTING).pounds).toBe(0);
    const current = { ...base.current, charging: { ...NIGHT_CHARGING, chargerKw: 2.3 } };
    expect(costOf({ ...base, current }, COSTING).pounds).toBe(1000);
  });

  test('reports a new electric car as unpriced', () => {
    const base = createPlan({ charging: NIGHT_CHARGING });
    const current = { ...base.current, charging: undefined, carFuelLitres: 700 };
    const { pounds, unpriced } = costOf({ ...base, current }, COSTING);
    expect([pounds, unpriced]).toEqual([1000, ['car']]);
    expect(paybackOf({ paid: 1000, net: 1000, depreciationPerYear: 100 }, 500, unpriced)).toEqual({
      kind: 'unpriced',
      item: 'car',
    });
  });

  test.each([
    [13_000, 11_000],
    [20_000, 12_000],
    [25_000, 13_000],
    [30_000, 14_000],
    [35_000, 15_000],
    [40_000, 16_000],
  ])(
    'prices a heat pump by its peak load, for %d kWh of space heating a year',
    (spaceKwh, price) => {
      const plan = createPlan({ heating: PUMP }, { heat: { spaceKwh, hotWaterKwh: 2000 } });
      expect(costOf(plan, COSTING).lines[0]).toMatchObject({ item: 'heatPump', pounds: price });
    },
  );

  test('prices a smaller heat pump after insulation', () => {
    const heat = { spaceKwh: 16_500, hotWaterKwh: 2000 };
    const priceOf = (fabric: ['walls'] | undefined) =>
      costOf(createPlan({ heating: PUMP, fabric }, { heat }), COSTING).lines[0]?.pounds;
    expect([priceOf(undefined), priceOf(['walls'])]).toEqual([12_000, 11_000]);
  });

  test('scales only insulation with the floor area', () => {
    const fabric = ['loft', 'draughts'] as const;
    const { lines } = costOf(createPlan({ fabric }, { floorM2: 150 }), COSTING);
    expect(lines.map(({ pounds }) => pounds)).toEqual([1500, 200]);
  });

  test('uses a given quote instead of prices', () => {
    const turbine = { model: 'kw6', hubWindMs: 6 } as const;
    const alone = costOf(createPlan({ turbine }), { ...COSTING, quote: 40_000 });
    expect(alone).toMatchObject({ pounds: 40_000, unpriced: [] });
    const roofs = [{ ...SOUTH_ROOF, kw: 4 }];
    const both = costOf(createPlan({ roofs, battery: BATTERY }), { ...COSTING, quote: 9000 });
    expect(both.lines.map(({ pounds }) => pounds)).toEqual([4500, 4500]);
  });
});

describe('grants and loans', () => {
  const SCHEME = { scheme: 'A scheme', conditions: ['Yes.'], asOf: '2026-11', source: 'A page' };
  const schemes = {
    heatPump: {
      ...SCHEME,
      ...{ grant: 7500, uplift: { amount: 1500, for: 'isles' }, loan: { amount: 7500, years: 10 } },
    },
    fabric: { ...SCHEME, grant: 7500, share: 0.75 },
  };

  test('reduces a £13,000 heat pump to £4,000, repaid at £33 a month', () => {
    const cost = costOf(createPlan({ heating: PUMP }), { ...COSTING, schemes });
    expect(cost).toMatchObject({ pounds: 13_000, grant: 9000, net: 4000, loan: 4000 });
    expect(cost.loanAMonth).toBeCloseTo(4000 / 120, 9);
    expect(cost.depreciationPerYear).toBeCloseTo(4000 / 20, 9);
    expect(cost.schemes).toEqual(['heatPump']);
  });

  test('covers a share of eligible measures only', () => {
    const plan = createPlan({ fabric: ['loft', 'draughts'], battery: BATTERY });
    const { grant, net, schemes: helping } = costOf(plan, { ...COSTING, schemes });
    expect(grant).toBe(0.75 * 1200);
    expect(net).toBe(0.25 * 1200 + 6000);
    expect(helping).toEqual(['fabric']);
  });

  test('applies grants beside an avoided boiler', () => {
    const due = createPlan({ heating: PUMP });
    const current = { ...due.current, heating: { kind: 'oil', isDue: true } } as const;
    const storage = { ...due, current: { ...due.current, heating: { kind: 'storage' } as const } };
    const { lines, net } = costOf(storage, { ...COSTING, schemes });
    expect(lines.map(({ item }) => item)).toEqual(['heatPump', 'radiators']);
    expect(net).toBe(11_000 + 5000 - 9000);
    expect(costOf({ ...due, current }, { ...COSTING, schemes })).toMatchObject({
      ...{ pounds: 13_000, grant: 9000, paid: 4000, avoidedCost: 4000, net: 0, loan: 4000 },
      depreciationPerYear: 4000 / 20,
    });
    const direct = { ...due, current: { ...due.current, heating: { kind: 'direct' } as const } };
    expect(costOf(direct, COSTING).paid).toBe(11_000 + 5000);
  });
});

test('excludes the previous plan’s loans from the cost of a step', () => {
  const schemes = { heatPump: { loan: { amount: 7500, years: 10 } } };
  const oil = { kind: 'oil', isDue: true } as const;
  const before = createPlan({ heating: PUMP });
  const base = { ...before, current: { ...before.current, heating: oil } };
  const planned = { ...base.planned, roofs: [{ ...SOUTH_ROOF, kw: 4 }] };
  const priceOf = (plan: typeof base) => costOf(plan, { ...COSTING, schemes });
  const step = incrementalCost(priceOf({ ...base, planned }), priceOf(base));
  expect(step).toMatchObject({ paid: 6000, avoidedCost: 0, loan: 0, loanAMonth: 0 });
});

describe('payback', () => {
  const cost = { paid: 10_000, net: 10_000, depreciationPerYear: 500 };

  test.each([
    [1000, { kind: 'years', years: 10 }],
    [500, { kind: 'years', years: 20 }],
    [499, { kind: 'beyond-lifetime', lifetimeYears: 20 }],
    [0, { kind: 'beyond-lifetime', lifetimeYears: 20 }],
    [-100, { kind: 'beyond-lifetime', lifetimeYears: 20 }],
  ])(
    'compares the payback with the lifetime for £10,000 over 20 years, saving £%d a year',
    (saved, payback) => {
      expect(paybackOf(cost, saved)).toEqual(payback);
    },
  );

  test('returns immediate payback for a plan that costs nothing', () => {
    expect(paybackOf({ paid: 0, net: 0, depreciationPerYear: 0 }, -5)).toEqual({ kind: 'free' });
  });

  test('deducts avoided costs from the payback', () => {
    expect(paybackOf({ ...cost, net: 50 }, 850)).toEqual({ kind: 'years', years: 50 / 850 });
    expect(paybackOf({ ...cost, net: -50 }, 850)).toEqual({ kind: 'free' });
  });
});

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

test('replaces worn-out equipment at full price', () => {
  const flow = cashFlow({ net: 1000, lines: [line(1000, 10)] }, 0, 0);
  expect([flow[8], flow[9], flow[19]]).toEqual([-1000, -2000, -2000]);
});

test('replaces equipment with a 7.5-year lifetime in years 8 and 15', () => {
  const flow = cashFlow({ net: 0, lines: [line(100, 7.5)] }, 0, 0);
  expect([flow[6], flow[7], flow[13], flow[14]]).toEqual([0, -100, -100, -200]);
});
