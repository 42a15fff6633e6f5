import {
  assumptionsText,
  calculateButton,
  reopenCalculator,
  enterFields,
  calculatorField,
  openCalculator,
  reachAnswer,
  resultOf,
  expectAnswer,
} from '../../../harness/flows/calculator-steps.ts';
import { createTrial, type FieldEntry } from '../../../harness/flows/calculator-trials.ts';
import { toPercent } from '../../../src/numbers/format.ts';
import { expect, test } from '../../support/visitor.ts';

const EV = createTrial('ev-charging', { targetCharge: '90%' });
const AT_NIGHT = { targetCharge: '90%', electricityRate: '15p' };
const NIGHT = createTrial('ev-charging', AT_NIGHT);
const LOSSY = createTrial('ev-charging', AT_NIGHT, { chargingLosses: '9' });
const SOLAR = createTrial('solar', { postcode: 'HS8 5SS' });
const SUNNIER = createTrial('solar', { postcode: 'HS8 5SS' }, { solarYieldIslands: '1,000' });
const PRICE = 'Price of grid electricity, £/kWh';
const SUN: FieldEntry = ['Sunshine yield in the islands, kWh per kW a year', '1,000'];

test('an answer follows changes without moving the focus', async ({ page }) => {
  await openCalculator(page, EV);
  await test.step('the answer uses entries changed during the delay', async () => {
    await calculateButton(page).click();
    await enterFields(page, EV.entries);
    await expect(resultOf(page)).toHaveCount(0);
    await page.clock.runFor(EV.delay);
    await expectAnswer(page, EV);
    await expect(page).toHaveURL(EV.url);
  });
  await test.step('an error replaces the answer while a field is invalid', async () => {
    const control = calculatorField(page, 'Target charge, %');
    await control.focus();
    await enterFields(page, [['Target charge, %', '10']]);
    const problem = 'Target charge must be greater than current charge and max 100%';
    await expect(page.getByRole('status').filter({ hasText: problem })).toBeVisible();
    await expect(resultOf(page)).toHaveCount(0);
    await enterFields(page, [['Target charge, %', '90%']]);
    await expectAnswer(page, EV);
    await expect(control).toBeFocused();
  });
  await test.step('a change recalculates immediately', async () => {
    const rate = calculatorField(page, 'Electricity rate, £ per kWh');
    await rate.focus();
    await enterFields(page, [['Electricity rate, £ per kWh', '15p']]);
    await expectAnswer(page, NIGHT);
    await expect(calculateButton(page)).toBeEnabled();
    await expect(rate).toBeFocused();
    await expect(page).toHaveURL(NIGHT.url);
  });
  await test.step('an alternative figure is chosen with one click', async () => {
    await assumptionsText(page).click();
    await page.getByRole('button', { name: '9%: at a wallbox' }).click();
    await expectAnswer(page, LOSSY);
    await expect(calculatorField(page, 'Lost on the way into the car, %')).toHaveValue('9');
    await expect(page).toHaveURL(LOSSY.url);
    await page.reload();
    await expectAnswer(page, LOSSY);
  });
});

const WRONG = 'Price of grid electricity must be a number above 0';

test('assumptions can be changed and reset', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await test.step('opened assumptions show our figures', async () => {
    await expect(assumptionsText(page)).toHaveText('Assumptions');
    await expect(calculatorField(page, SUN[0])).toBeHidden();
    await assumptionsText(page).click();
    for (const { label, unit, value } of Object.values(SOLAR.figures)) {
      const isShare = unit === 'share';
      const control = calculatorField(page, `${label}, ${isShare ? '%' : unit}`);
      await expect(control).toBeVisible();
      await expect(control).toHaveValue(String(isShare ? toPercent(value) : value));
    }
  });
  await test.step('a changed assumption changes the answer', async () => {
    await enterFields(page, [SUN]);
    await expectAnswer(page, SUNNIER);
    await expect(assumptionsText(page)).toContainText('changed by you');
    await expect(page).toHaveURL(SUNNIER.url);
    await page.reload();
    await expectAnswer(page, SUNNIER);
    await page.getByText('How These Results Were Calculated', { exact: true }).click();
    await expect(resultOf(page).getByRole('listitem')).toContainText([
      'Sunshine yield in the islands: 1,000 kWh per kW a year, your figure, in place of our 900 kWh per kW a year.',
      'Company estimate.',
    ]);
  });
  await test.step('assumptions can be reset to our figures', async () => {
    await assumptionsText(page).click();
    const back = page.getByRole('button', { name: 'Reset to our figures' });
    await back.click();
    await expect(back).toBeFocused();
    await expectAnswer(page, SOLAR);
    await expect(calculatorField(page, SUN[0])).toHaveValue('900');
    await expect(page).toHaveURL(SOLAR.url);
  });
  await test.step('the error summary links to an invalid assumption from a shared link', async () => {
    await reopenCalculator(page, SOLAR, `${SOLAR.query}&electricityPrice=cheap`);
    await expect(calculatorField(page, PRICE)).toBeHidden();
    await page.getByRole('link', { name: WRONG }).click();
    await expect(calculatorField(page, PRICE)).toBeFocused();
  });
  await test.step('an invalid assumption is focused, even in a collapsed section', async () => {
    const links = page.getByRole('alert').getByRole('link');
    await enterFields(page, [[PRICE, '']]);
    await expect(links).toHaveCount(0);
    await enterFields(page, [[PRICE, 'cheap']]);
    await assumptionsText(page).click();
    await expect(calculatorField(page, PRICE)).toBeHidden();
    await calculateButton(page).click();
    await expect(links).toHaveText([WRONG]);
    await expect(calculatorField(page, PRICE)).toBeFocused();
    await expect(resultOf(page)).toHaveCount(0);
    await enterFields(page, [[PRICE, '0.28']]);
    await expect(links).toHaveCount(0);
  });
});
