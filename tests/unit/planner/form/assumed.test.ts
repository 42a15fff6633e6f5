import { expect, test } from 'vitest';
import { FORM_FIGURES } from '../../../../src/planner/form/figures.ts';
import { listAssumed, listLeft } from '../../../../src/planner/form/assumed.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { figures } from '../../../support/planner.ts';

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
  const names = (entries: PlannerEntries) => listLeft(entries, figures).map(({ name }) => name);
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
