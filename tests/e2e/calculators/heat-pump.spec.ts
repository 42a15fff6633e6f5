import {
  assumptions,
  calculate,
  enter,
  field,
  openCalculator,
  resultOf,
  showsAnswer,
  showsMain,
} from '../../../harness/visits/calculator-steps.ts';
import { HEAT_PUMP } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const USAGE = 'Annual energy usage for heating, kWh';
const SMALL = 'Small (1-2 bedrooms)';
const MEDIUM = 'Medium (3-4 bedrooms)';
const LARGE = 'Large (5+ bedrooms)';

test('Estimate fills in the usual energy of each home and system', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  const estimate = page.getByRole('button', { name: 'Estimate', exact: true });
  await estimate.click();
  await expect(field(page, USAGE)).toHaveValue('18000');
  for (const [home, system, usage] of [
    [SMALL, 'Oil boiler', '12000'],
    [SMALL, 'Electric heating', '10000'],
    [MEDIUM, 'Electric heating', '15000'],
    [MEDIUM, 'Oil boiler', '18000'],
    [LARGE, 'Oil boiler', '25000'],
    [LARGE, 'Electric heating', '22000'],
  ] as const) {
    await enter(page, [
      ['Home size', home],
      ['Current system', system],
    ]);
    await estimate.click();
    await expect(field(page, USAGE)).toHaveValue(usage);
  }
});

test('Estimate takes the fault of an empty field away', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await calculate(page, HEAT_PUMP);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid installation cost',
  ]);
});

test('Estimate changes an answer at once', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP, HEAT_PUMP.query);
  await showsMain(page, '£3,000');
  await enter(page, [['Home size', SMALL]]);
  await showsMain(page, '£2,888');
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await showsMain(page, '£1,925');
});

test('a heat pump that costs more than oil says so, and does not pay back', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await assumptions(page).click();
  await enter(page, [
    ['Home size', LARGE],
    ['Current system', 'Oil boiler'],
    [USAGE, '20,000'],
    ['Installation cost, £', '11,000'],
    ['Price of heating oil, £/kWh', '7p'],
  ]);
  await calculate(page, HEAT_PUMP);
  await showsAnswer(page, {
    ...HEAT_PUMP,
    main: ['Annual Savings', '−£187'],
    rows: [
      ['Heating now', '£1,400 a year'],
      ['With a heat pump', '£1,587 a year'],
      ['CO2 Reduction', '4,640 kg a year'],
      ['Payback Period', 'does not pay back'],
      ['COP', '3.0'],
    ],
  });
  await expect(resultOf(page).getByText(/try it under Assumptions/)).toBeVisible();
});
