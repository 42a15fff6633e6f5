import { expect, test } from 'vitest';
import { planWords } from '../../../../src/planner/form/plan-words.ts';
import { figures, FULL } from '../../../support/planner.ts';

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
