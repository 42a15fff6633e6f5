import { describe, expect, test } from 'vitest';
import {
  type PlannerEntries,
  readPlanQuery,
  toPlanQuery,
} from '../../../../src/planner/form/entries.ts';
import { PLANNER_FIGURES } from '../../../../src/planner/engine/prices.ts';
import {
  listAssumptions,
  listUnchangedDefaults,
  planChips,
  describePlan,
} from '../../../../src/planner/form/describe-plan.ts';
import { figures, FULL_PLAN_ENTRIES } from '../../../support/planner.ts';

test('summarises a plan by its house and changed values', () => {
  expect(
    describePlan({ ...FULL_PLAN_ENTRIES, addLoft: 'done', spend: '2500', people: '3' }, figures),
  ).toEqual([
    ['You are', 'Owner, main home'],
    ['Bedrooms', '3 or 4'],
    ['Heating', 'Oil boiler'],
    ['Amount', '2,500'],
    ['Solar panels', '4 kW'],
    ['Wind turbine', '2.5 kW'],
    ['Battery', '5 kWh'],
    ['Heating', 'Heat pump with radiators'],
    ['Loft insulation', 'To 270 mm'],
  ]);
});

test.each([
  ['28.5', '28.5p a kWh'],
  ['28p', '28p a kWh'],
  ['£0.28', '28p a kWh'],
  ['dear', 'dear p a kWh'],
])('shows an electricity price of %s as %s', (electricityPence, shown) => {
  expect(describePlan({ electricityPence }, figures)).toContainEqual(['Electricity price', shown]);
});

test('lists only the additions of a plan as chips', () => {
  expect(planChips({}, figures)).toEqual([]);
  expect(
    planChips(
      { ...FULL_PLAN_ENTRIES, facing: '90', tariff: 'night', people: '5', addWalls: 'inside' },
      figures,
    ),
  ).toEqual([
    { name: 'panels', label: 'Solar panels 4 kW' },
    { name: 'turbine', label: 'Wind turbine 2.5 kW' },
    { name: 'battery', label: 'Battery 5 kWh' },
    { name: 'warmth', label: 'Heat pump with radiators' },
    { name: 'tariff', label: 'Night rate: 7 cheap hours' },
    { name: 'addWalls', label: 'Walls insulated from inside' },
  ]);
});

test('states a value and a source for every default and figure', () => {
  const assumptions = listAssumptions(figures);
  for (const { value, source } of assumptions) {
    expect(value).toMatch(/^\S/);
    expect(source).toMatch(/^\S/);
  }
  const names = assumptions.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(PLANNER_FIGURES.map((name) => figures[name].label)));
  const values = Object.fromEntries(assumptions.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    'Floor area': '100 m²',
    'Electricity price': '28p a kWh',
    'Miles driven a year': '7,000 miles',
    'The roof faces': 'South',
    [figures.loftSaving.label]: '3.2%',
  });
});

test('lists only unchanged defaults that affect the plan', () => {
  const names = (entries: PlannerEntries) =>
    listUnchangedDefaults(entries, figures).map(({ name }) => name);
  expect(names({})).toContain('Heating oil price');
  expect(names({})).not.toContain('Miles driven a year');
  expect(names({})).not.toContain(figures.lpgPrice.label);
  expect(names({ presentCar: 'fuel' })).toContain('Miles driven a year');
  expect(names({ oilPence: '90' })).not.toContain('Heating oil price');
});

describe('a shared plan', () => {
  test('contains only changed fields in order', () => {
    expect(toPlanQuery({})).toBe('');
    expect(toPlanQuery({ battery: '10', house: 'small', miles: ' ' })).toBe(
      'house=small&battery=10',
    );
  });

  test('keeps unrelated query parameters when written, and ignores them when read', () => {
    expect(toPlanQuery({ battery: '10' }, 'utm_source=x&panels=4&lang=gd')).toBe(
      'battery=10&utm_source=x&lang=gd',
    );
    expect(readPlanQuery('utm_source=x&__proto__=y&panels=4&shade=')).toEqual({ panels: '4' });
  });
});
