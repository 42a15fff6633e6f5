import { expect, test } from 'vitest';
import { FORM_FIGURES } from '../../../../src/planner/form/figures.ts';
import { listAssumed } from '../../../../src/planner/form/assumed.ts';
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
