import { describe, expect, test } from 'vitest';
import { simulate } from '../../../../src/domain/planner/simulate.ts';
import { spread } from '../../../../src/domain/planner/spread.ts';
import { FLAT, planOf, PRICES, SOUTH, WEATHER } from '../../../support/planner.ts';

const spreadOf = (plan: ReturnType<typeof planOf>) => spread(plan, WEATHER, PRICES);

describe('how far a year may be off', () => {
  test('is nothing when nothing is planned', () => {
    const { expected, low, high, reasons } = spreadOf(planOf({}));
    expect(expected.savedPounds).toBeCloseTo(0, 9);
    expect([low, high]).toEqual([expected, expected]);
    expect(reasons).toEqual([]);
  });

  test('adds its reasons in quadrature: 9.5% and 35% of a turbine are 36.3%', () => {
    const plan = planOf({ turbine: { machine: 'kw6', hubWindMs: 6 } });
    const { expected, low, high } = spreadOf(plan);
    expect(expected.madeKwh).toBeCloseTo(simulate(plan, WEATHER, PRICES).madeKwh, 6);
    expect(high.madeKwh / expected.madeKwh - 1).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
    expect(1 - low.madeKwh / expected.madeKwh).toBeCloseTo(Math.hypot(0.095, 0.35), 9);
  });

  test('of panels is 3.4% from the years and 10% from the roof', () => {
    const { expected, high, reasons } = spreadOf(planOf({ roofs: [{ ...SOUTH, kw: 4 }] }));
    expect(high.madeKwh / expected.madeKwh - 1).toBeCloseTo(Math.hypot(0.034, 0.1), 9);
    expect(reasons.map(({ name }) => name)).not.toContain('Wind at the hub');
  });

  test('names the widest reason first', () => {
    const { reasons } = spreadOf(
      planOf({
        turbine: { machine: 'kw6', hubWindMs: 6 },
        roofs: [{ ...SOUTH, kw: 1 }],
        tariff: { ...FLAT, exportPrice: 0.2 },
      }),
    );
    const pounds = reasons.map(({ moves }) => moves.savedPounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => b - a));
    expect(reasons[0]).toMatchObject({ name: 'Wind at the hub', source: 'judged' });
  });

  test('of a heat pump is half a point of its seasonal performance, and the cold of the year', () => {
    const heating = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;
    const plan = planOf({ heating });
    const { reasons } = spreadOf(plan);
    const { seasonalPerformance: spf = NaN, totals } = simulate(plan, WEATHER, PRICES);
    const pump = reasons.find(({ name }) => name === 'Performance of the heat pump');
    // The worse half point moves more than the better one.
    expect(pump?.moves.boughtKwh).toBeCloseTo(totals.heat * (spf / (spf - 0.5) - 1), 6);
    expect(reasons.map(({ name }) => name)).toContain('Cold from year to year');
  });

  test('counts 10 points of what is made as sold rather than used', () => {
    const plan = planOf({ roofs: [{ ...SOUTH, kw: 4 }] });
    const { reasons } = spreadOf(plan);
    const { madeKwh } = simulate(plan, WEATHER, PRICES);
    const use = reasons.find(({ name }) => name === 'How much is used at home');
    expect(use?.moves.boughtKwh).toBeCloseTo(0.1 * madeKwh, 6);
    expect(use?.moves.savedPounds).toBeCloseTo(0.1 * madeKwh * (0.28 - 0.05), 6);
    expect(use?.moves.savedCarbonKg).toBeCloseTo(0.1 * madeKwh * PRICES.gridCarbon, 6);
  });

  test('never says that less than nothing is bought', () => {
    const home = { householdKwh: 300, heat: { spaceKwh: 0, hotWaterKwh: 0 } };
    const { low, reasons } = spreadOf(
      planOf({ turbine: { machine: 'gaia133', hubWindMs: 7 } }, home),
    );
    expect(low.boughtKwh).toBe(0);
    // A turbine that makes a hundred times what is used cannot be used by ten points more of it.
    const use = reasons.find(({ name }) => name === 'How much is used at home');
    expect(use?.moves.boughtKwh).toBeLessThanOrEqual(300);
  });
});
