import { describe, expect, test } from 'vitest';
import { atEveryPlace } from '../../../../src/planner/engine/places.ts';
import { today, type Plan } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { planOf, PRICES, WEATHER } from '../../../support/planner.ts';

const plan = planOf({ turbine: { machine: 'kw6', hubWindMs: 6 } });
const billOf = (plan: Plan) => simulate(plan, WEATHER, PRICES).bill.total;

describe('a plan at the three places', () => {
  const places = atEveryPlace(plan, WEATHER, PRICES);

  test('brings the more, the windier they are', () => {
    expect(places.map(({ place }) => place)).toEqual(['sheltered', 'open', 'ridge']);
    const kwh = places.map(({ windKwh }) => windKwh);
    expect(kwh).toEqual(kwh.toSorted((a, b) => a - b));
    const pounds = places.map(({ savedPounds }) => savedPounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => a - b));
  });

  test('is at its own place what it is by itself', () => {
    const { savedPounds } = places[1] ?? { savedPounds: NaN };
    expect(savedPounds).toBeCloseTo(billOf(today(plan)) - billOf(plan), 9);
  });

  test('is nothing without a turbine, or where the wind was measured', () => {
    expect(atEveryPlace(planOf(), WEATHER, PRICES)).toEqual([]);
    const measured = planOf({ turbine: { machine: 'kw6', hubWindMs: 6, isMeasured: true } });
    expect(atEveryPlace(measured, WEATHER, PRICES)).toEqual([]);
  });
});
