import { describe, expect, test } from 'vitest';
import { costOf, paybackOf } from '../../../../src/planner/engine/cost.ts';
import { AT_HOME_BY_NIGHT, EQUIPMENT, planOf, SOUTH } from '../../../support/planner.ts';

const BATTERY = { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false };
const PUMP = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;

describe('the cost of a plan', () => {
  test('is that of each thing it adds', () => {
    const plan = planOf({
      roofs: [{ ...SOUTH, kw: 4 }],
      turbine: { machine: 'kw6', hubWindMs: 6 },
      heating: PUMP,
      battery: BATTERY,
    });
    const { lines, pounds, poundsAYear } = costOf(plan, EQUIPMENT);
    expect(lines.map(({ what, pounds }) => [what, pounds])).toEqual([
      ['panels', 6000],
      ['turbine', 30_000],
      ['battery', 6000],
      ['heat pump', 12_000],
    ]);
    expect(pounds).toBe(54_000);
    expect(poundsAYear).toBeCloseTo(6000 / 25 + 30_000 / 20 + 6000 / 10 + 12_000 / 20, 9);
  });

  test('leaves out what is there already, and counts what grows by what it grows', () => {
    const base = planOf({ roofs: [{ ...SOUTH, kw: 6 }], heating: PUMP, battery: BATTERY });
    const current = {
      ...base.planned,
      roofs: [{ ...SOUTH, kw: 4 }],
      battery: { ...BATTERY, sizeKwh: 4 },
    };
    expect(costOf({ ...base, current }, EQUIPMENT).pounds).toBe(2000 + 2000 + 1000 + 3000);
    expect(costOf({ ...base, current: base.planned }, EQUIPMENT)).toEqual({
      lines: [],
      pounds: 0,
      poundsAYear: 0,
    });
  });

  test('counts what each new roof has to have', () => {
    const roofs = [
      { ...SOUTH, kw: 2 },
      { ...SOUTH, directionDegrees: 90, kw: 2 },
    ];
    expect(costOf(planOf({ roofs }), EQUIPMENT).pounds).toBe(2 * 2000 + 4 * 1000);
  });

  test('has a charger only where a stronger one is planned', () => {
    const base = planOf({ charging: AT_HOME_BY_NIGHT });
    expect(costOf(base, EQUIPMENT).pounds).toBe(0);
    const current = { ...base.current, charging: { ...AT_HOME_BY_NIGHT, chargerKw: 2.3 } };
    expect(costOf({ ...base, current }, EQUIPMENT).pounds).toBe(1000);
  });
});

describe('payback', () => {
  const cost = { lines: [], pounds: 10_000, poundsAYear: 500 };

  test.each([
    [1000, { kind: 'years', years: 10 }],
    [500, { kind: 'years', years: 20 }],
    [499, { kind: 'not in its lifetime', lifetimeYears: 20 }],
    [0, { kind: 'not in its lifetime', lifetimeYears: 20 }],
    [-100, { kind: 'not in its lifetime', lifetimeYears: 20 }],
  ])('of £10,000 that last 20 years, saving £%d a year', (saved, payback) => {
    expect(paybackOf(cost, saved)).toEqual(payback);
  });

  test('of what costs nothing is no question', () => {
    expect(paybackOf({ lines: [], pounds: 0, poundsAYear: 0 }, -5)).toEqual({ kind: 'free' });
  });
});
