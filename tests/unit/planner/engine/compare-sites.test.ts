import { describe, expect, test } from 'vitest';
import { compareSites, memoizeYears, simulateBoth } from '../../../../src/planner/engine/years.ts';
import { planOf, PRICES, WEATHER } from '../../../support/planner.ts';

const plan = planOf({ turbine: { machine: 'kw6', hubWindMs: 6 } });
const yearOf = memoizeYears(WEATHER, PRICES);

describe('a plan at the three sites', () => {
  const sites = compareSites(plan, yearOf);

  test('brings the more, the windier they are', () => {
    expect(sites.map(({ site }) => site)).toEqual(['sheltered', 'open', 'ridge']);
    const kwh = sites.map(({ windKwh }) => windKwh);
    expect(kwh).toEqual(kwh.toSorted((a, b) => a - b));
    const pounds = sites.map(({ savedPounds }) => savedPounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => a - b));
  });

  test('is at its own site what it is by itself', () => {
    const { savedPounds } = sites[1] ?? { savedPounds: NaN };
    const { now, then } = simulateBoth(plan, yearOf);
    expect(savedPounds).toBeCloseTo(now.bill.total - then.bill.total, 9);
  });

  test('is nothing without a turbine, or where the wind was measured', () => {
    expect(compareSites(planOf(), yearOf)).toEqual([]);
    const measured = planOf({ turbine: { machine: 'kw6', hubWindMs: 6, isMeasured: true } });
    expect(compareSites(measured, yearOf)).toEqual([]);
  });
});
