import { describe, expect, test } from 'vitest';
import { listDoubts } from '../../../../src/planner/engine/doubts.ts';
import { estimateOf } from '../../../../src/planner/engine/estimate.ts';
import type { Plan } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { spread } from '../../../../src/planner/engine/spread.ts';
import { bothYears, memoizeYears } from '../../../../src/planner/engine/years.ts';
import { FLAT, planOf, PRICES, SOUTH, WEATHER } from '../../../support/planner.ts';

function spreadOf(plan: Plan) {
  const yearOf = memoizeYears(WEATHER, PRICES);
  const doubts = listDoubts(plan, yearOf, PRICES);
  return {
    ...spread(plan, yearOf, PRICES),
    expected: estimateOf(bothYears(plan, yearOf)),
    doubts,
    doubt: (name: string) => doubts.find((each) => each.name === name),
  };
}

const pump = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;
const kw6 = { machine: 'kw6', hubWindMs: 6 } as const;

describe('how far a year may be off', () => {
  test('is nothing where nothing is heated or planned', () => {
    const { expected, low, high, reasons } = spreadOf(
      planOf({}, { heat: { spaceKwh: 0, hotWaterKwh: 2000 } }),
    );
    expect(expected.savedPounds).toBeCloseTo(0, 9);
    expect([low, high]).toEqual([expected, expected]);
    expect(reasons).toEqual([]);
  });

  test("is the cold of the year in today's bill, and in the same bill with a plan of nothing", () => {
    const { expected, low, high, reasons } = spreadOf(planOf({}));
    // 6.4% of 13,000 kWh, over 0.85, at 8p, and at 0.3 kg.
    const colder = (0.064 * 13_000) / 0.85;
    expect(high.billNow - expected.billNow).toBeCloseTo(colder * 0.08, 6);
    expect(expected.billThen - low.billThen).toBeCloseTo(colder * 0.08, 6);
    expect(high.carbonNow - expected.carbonNow).toBeCloseTo(colder * 0.3, 6);
    expect([low.savedPounds, high.savedPounds]).toEqual([0, 0]);
    expect(reasons.map(({ pounds }) => pounds)).toEqual([0]);
  });

  test('of a bill is its own, not that of what is saved: a heat pump saves the more, the colder it is', () => {
    const { expected, doubt } = spreadOf(planOf({ heating: pump }));
    const cold = doubt('Cold from year to year')?.moves;
    const colder = (now: number, then: number) => now - then;
    expect(cold?.billThen).toBeGreaterThan(0);
    expect(cold?.savedPounds).toBeCloseTo(
      colder(cold?.billNow ?? NaN, cold?.billThen ?? NaN) * Math.sign(expected.savedPounds),
      6,
    );
  });

  test('adds its reasons in quadrature: 9.5% and 35% of a turbine are 36.3%', () => {
    const plan = planOf({ turbine: kw6 });
    const { expected, low, high } = spreadOf(plan);
    expect(expected.madeKwh).toBeCloseTo(simulate(plan, WEATHER, PRICES).madeKwh, 6);
    expect(high.madeKwh / expected.madeKwh - 1).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
    expect(1 - low.madeKwh / expected.madeKwh).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
  });

  test('is less where the wind was measured: a year is off by 9.5%, and so was the measured one', () => {
    const plan = planOf({ turbine: { ...kw6, isMeasured: true } });
    const { expected, high, doubt } = spreadOf(plan);
    expect(high.madeKwh / expected.madeKwh - 1).toBeCloseTo(Math.hypot(0.095, 0.095), 9);
    expect(doubt('Wind at the hub')).toBeUndefined();
    expect(doubt('The year in which the wind was measured')?.lasts).toBe(true);
  });

  test('of panels is 3.4% from the years and 10% from the roof', () => {
    const { expected, high, doubt } = spreadOf(planOf({ roofs: [{ ...SOUTH, kw: 4 }] }));
    expect(high.madeKwh / expected.madeKwh - 1).toBeCloseTo(Math.hypot(0.034, 0.1), 9);
    expect(doubt('Wind at the hub')).toBeUndefined();
  });

  test('names the widest reason first', () => {
    const { reasons } = spreadOf(
      planOf({
        turbine: kw6,
        roofs: [{ ...SOUTH, kw: 1 }],
        tariff: { ...FLAT, exportPrice: 0.2 },
      }),
    );
    const pounds = reasons.map(({ pounds }) => pounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => b - a));
    expect(reasons[0]).toMatchObject({ name: 'Wind at the hub', source: 'judged' });
  });

  test('of a heat pump is half a point of its seasonal performance, and the cold of the year', () => {
    const plan = planOf({ heating: pump });
    const { doubt } = spreadOf(plan);
    const { seasonalPerformance: spf = NaN, totals } = simulate(plan, WEATHER, PRICES);
    // The worse half point moves more than the better one.
    expect(doubt('Performance of the heat pump')?.moves.boughtKwh).toBeCloseTo(
      totals.heat * (spf / (spf - 0.5) - 1),
      6,
    );
    expect(doubt('Cold from year to year')).toBeDefined();
  });

  test('counts 10 points of what is made as sold rather than used', () => {
    const plan = planOf({ roofs: [{ ...SOUTH, kw: 3 }] });
    const { madeKwh } = simulate(plan, WEATHER, PRICES);
    expect(spreadOf(plan).doubt('How much is used at home')?.moves).toEqual({
      savedPounds: expect.closeTo(0.1 * madeKwh * (0.28 - 0.05), 6) as number,
      billNow: 0,
      billThen: expect.closeTo(0.1 * madeKwh * (0.28 - 0.05), 6) as number,
      carbonNow: 0,
      carbonThen: expect.closeTo(0.1 * madeKwh * PRICES.gridCarbon, 6) as number,
      madeKwh: 0,
      boughtKwh: expect.closeTo(0.1 * madeKwh, 6) as number,
      selfSufficiency: expect.closeTo((0.1 * madeKwh) / 3000, 9) as number,
    });
  });

  test('never says that less than nothing is bought, or more than all is their own', () => {
    const home = { householdKwh: 300, heat: { spaceKwh: 0, hotWaterKwh: 0 } };
    const battery = { sizeKwh: 15, powerKw: 3.6, backupShare: 0, chargesAtNight: false };
    const { low, high, doubt } = spreadOf(
      planOf({ turbine: { machine: 'gaia133', hubWindMs: 7 }, battery }, home),
    );
    expect([low.boughtKwh, low.carbonThen, high.selfSufficiency]).toEqual([0, 0, 1]);
    // Of a turbine that makes a hundred times what is used, ten points are more than there is to use.
    expect(doubt('How much is used at home')?.moves).toMatchObject({
      boughtKwh: expect.closeTo(30, 6) as number,
      selfSufficiency: expect.closeTo(0.1, 9) as number,
    });
  });
});

test('over a lifetime the years even out, and what lasts is left: the site', () => {
  const plan = planOf({ turbine: kw6, roofs: [{ ...SOUTH, kw: 4 }], heating: pump });
  const { expected, high, lasting, doubts } = spreadOf(plan);
  const ofSite = [
    'Wind at the hub',
    'Light on the roof',
    'Performance of the heat pump',
    'How much is used at home',
  ];
  expect(doubts.filter(({ lasts }) => lasts).map(({ name }) => name)).toEqual(
    expect.arrayContaining(ofSite),
  );
  const widths = doubts.flatMap(({ name, moves }) =>
    ofSite.includes(name) ? [moves.savedPounds] : [],
  );
  expect(lasting.high - expected.savedPounds).toBeCloseTo(Math.hypot(...widths), 9);
  expect(expected.savedPounds - lasting.low).toBeCloseTo(Math.hypot(...widths), 9);
  expect(lasting.high).toBeLessThan(high.savedPounds);
});
