import { describe, expect, test } from 'vitest';
import { planWords } from '../../../../src/planner/form/plan-words.ts';
import { figures, FULL } from '../../../support/planner.ts';
import { FORM_FIGURES } from '../../../../src/planner/form/figures.ts';
import { listAssumed, listUnchangedDefaults } from '../../../../src/planner/form/plan-words.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { fromQuery, toQuery } from '../../../../src/planner/form/share.ts';

test('a plan is said in words, defaults and all', () => {
  expect(planWords({ ...FULL, loft: 'done', monthPounds: '250' }, figures)).toEqual([
    ['The house', 'Medium (3-4 bedrooms)'],
    ['What heats it', 'Oil boiler'],
    ['Solar panels', '4 kW'],
    ['The panels face', 'South'],
    ['Wind turbine', 'Kingspan KW3, 2.5 kW'],
    ['Where the turbine stands', 'Open ground, 6 m/s'],
    ['Battery', '5 kWh'],
    ['Heating', 'Heat pump with radiators'],
    ['Loft insulation', 'Done'],
  ]);
});

test('where panels face and a turbine stands is not said where there are none', () => {
  const names = planWords({ panels: '0', turbine: 'none' }, figures).map(([name]) => name);
  expect(names).not.toContain('The panels face');
  expect(names).not.toContain('Where the turbine stands');
});

test('what was changed beside the plan is said too, and only that', () => {
  const words = planWords({ people: '5', panelsPricePerKw: '£1,100', age: '' }, figures);
  expect(words.slice(-2)).toEqual([
    ['People', '5 people'],
    ['Panels, for each kW', '£1,100/kW'],
  ]);
});

const assumed = listAssumed(figures);
const said = (name: string) => assumed.find((each) => each.name === name);

test('every default and every figure has its value, its unit and where it is from', () => {
  for (const { value, source } of assumed) {
    expect(value).toMatch(/^\S/);
    expect(source).toMatch(/^\S/);
  }
  for (const name of FORM_FIGURES) {
    expect(said(figures[name].label)?.source).toBe(figures[name].source);
  }
});

test.each([
  ['Floor of the house', '100 m²'],
  ['The panels face', 'South'],
  [figures.loftSaving.label, '3.2%'],
  [figures.heatPumpPrice.label, `£${figures.heatPumpPrice.value.toLocaleString('en-GB')}`],
])('%s is assumed to be %s', (name, value) => {
  expect(said(name)?.value).toBe(value);
});

test('of a plan only what counts for it and was left as it was is named', () => {
  const names = (entries: PlannerEntries) =>
    listUnchangedDefaults(entries, figures).map(({ name }) => name);
  const [plain, own] = [
    names({}),
    names({ oilPence: '90', heatPumpPrice: '9000', turbine: 'kw3' }),
  ];
  expect(plain).toEqual(expect.arrayContaining(['Price of heating oil', 'Built']));
  expect(plain).not.toContain('Where the turbine stands');
  expect(plain).not.toContain('Miles of the car a year');
  expect(own).toContain('Where the turbine stands');
  expect(own).not.toContain('Price of heating oil');
  expect(own).not.toContain(figures.heatPumpPrice.label);
});

describe('a shared plan', () => {
  test('is as short as what was changed, in the order of the fields', () => {
    expect(toQuery({})).toBe('');
    expect(toQuery({ battery: '10', house: 'small', miles: ' ' })).toBe(
      'v=2&house=small&battery=10',
    );
  });

  test('stands beside what an address has of others', () => {
    expect(toQuery({ battery: '10' }, 'utm_source=x&panels=4&lang=gd')).toBe(
      'v=2&battery=10&utm_source=x&lang=gd',
    );
  });

  test('passes over what is not of the planner', () => {
    expect(fromQuery('utm_source=x&__proto__=y&v=2&panels=4&tilt=')).toEqual({ panels: '4' });
    expect(fromQuery('utm_source=x')).toEqual({});
  });
});
