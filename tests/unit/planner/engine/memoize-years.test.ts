import { describe, expect, test } from 'vitest';
import {
  compareSites,
  memoizeYears,
  simulateBoth,
} from '../../../../src/planner/engine/memoize-years.ts';
import {
  FULL_PLAN_ENTRIES,
  createPlan,
  PRICES,
  plannerInputOf,
  WEATHER,
} from '../../../support/planner.ts';
import { answerPlan } from '../../../../src/planner/answer/answer-plan.ts';
import type { Year } from '../../../../src/planner/engine/year.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { HOURS } from '../../../../src/planner/engine/clock.ts';

const plan = createPlan({ turbine: { model: 'kw6', hubWindMs: 6 } });
const yearOf = memoizeYears(WEATHER, PRICES);

describe('the comparison of three turbine sites', () => {
  const sites = compareSites(plan, yearOf);

  test('shows more generation and higher savings on windier sites', () => {
    expect(sites.map(({ site }) => site)).toEqual(['sheltered', 'open', 'ridge']);
    const kwh = sites.map(({ windKwh }) => windKwh);
    expect(kwh).toEqual(kwh.toSorted((a, b) => a - b));
    const pounds = sites.map(({ savedPounds }) => savedPounds);
    expect(pounds).toEqual(pounds.toSorted((a, b) => a - b));
  });

  test('matches the simulation of the plan at its own site', () => {
    const { savedPounds } = sites[1] ?? { savedPounds: NaN };
    const { before, after } = simulateBoth(plan, yearOf);
    expect(savedPounds).toBeCloseTo(before.bill.total - after.bill.total, 9);
  });

  test('returns no comparison without a turbine or if the wind speed is measured', () => {
    expect(compareSites(createPlan(), yearOf)).toEqual([]);
    const measured = createPlan({ turbine: { model: 'kw6', hubWindMs: 6, isMeasured: true } });
    expect(compareSites(measured, yearOf)).toEqual([]);
  });
});

test.each<[count: number, entries: PlannerEntries]>([
  // The plan, seven factors perturbed up and down, and two other sites; today's home, with heat and cold perturbed.
  [15 + 2 + 5, FULL_PLAN_ENTRIES],
  // One more, whose battery charges every night.
  [15 + 2 + 5 + 1, { ...FULL_PLAN_ENTRIES, presentCar: 'charger', car: 'spare', tariff: 'night' }],
  // A measured wind speed leaves only the uncertainty of yearly wind.
  [13 + 5, { ...FULL_PLAN_ENTRIES, hubWind: '6.4' }],
  // The plan changes nothing.
  [5, { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' }],
])('runs %i annual simulations without duplicates for %o', (count, entries) => {
  const question = plannerInputOf(entries);
  const yearOf = memoizeYears(WEATHER, question.prices);
  const years = new Set<Year>();
  answerPlan(question, WEATHER, (plan, factors) => {
    const year = yearOf(plan, factors);
    years.add(year);
    return year;
  });
  expect(years.size).toBe(count);
  const sums = [...years].map(({ bill, totals }) => JSON.stringify([bill, totals]));
  expect(new Set(sums).size).toBe(count);
});

/** The paths of all numbers, words and switches in a value. */
function leavesOf(value: object): string[][] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    part instanceof Float64Array || typeof part !== 'object' || part === null
      ? [[name]]
      : leavesOf(part).map((path) => [name, ...path]),
  );
}

/** A copy that differs in one leaf. */
function changeAt<T extends object>(value: T, [name = '', ...path]: string[]): T {
  const part = (value as Record<string, unknown>)[name];
  const changed =
    path.length > 0
      ? changeAt(part as object, path)
      : part instanceof Float64Array
        ? part.slice()
        : { number: Number(part) * 0.5, string: part, boolean: !part }[typeof part as 'number'];
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [name]: changed }) as T;
}

test('distinguishes plans that differ in any value', () => {
  const { plan, prices } = plannerInputOf({
    ...{ panels: '4', turbine: 'kw3', battery: '5', warmth: 'radiators', diverter: 'fitted' },
    ...{ car: 'cheap', tariff: 'cosy', addWalls: 'inside', shade: '10' },
  });
  const measuredShares = new Float64Array(HOURS).fill(1 / HOURS);
  const input = {
    home: { ...plan.home, measuredShares },
    planned: { ...plan.planned, carFuelLitres: 100 },
  };
  const yearOf = memoizeYears(WEATHER, prices);
  const year = yearOf(input);
  expect(
    yearOf(structuredClone({ ...input, home: { ...input.home, measuredShares: undefined } })),
  ).not.toBe(year);
  expect(yearOf({ ...input, home: { ...input.home } })).toBe(year);
  const leaves = leavesOf(input).filter((path) => {
    const value = path.reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      input,
    );
    return typeof value !== 'string' && value !== undefined && value !== 0;
  });
  expect(leaves.length).toBeGreaterThan(25);
  expect(leaves.filter((path) => yearOf(changeAt(input, path)) === year)).toEqual([]);
});
