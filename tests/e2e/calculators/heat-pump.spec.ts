import {
  calculateAndWait,
  calculateButton,
  reopenCalculator,
  enterFields,
  calculatorField,
  openCalculator,
  resultOf,
  expectAnswer,
} from '../../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const WARM = { currentSystem: 'electric', annualUsage: '15,000', installationCost: '11000' };
const HEAT_PUMP = createTrial('heat-pump', WARM);
const STORED = createTrial('heat-pump', { ...WARM, heatingTariff: 'night' });
const SMALL = createTrial('heat-pump', { ...WARM, homeSize: 'small', annualUsage: '10000' });
const TARIFF = 'Electricity tariff';
const USAGE = 'Annual energy usage for heating, kWh';

test('Heat pump estimates a missing usage', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await expect(calculatorField(page, TARIFF)).toHaveCount(0);
  await test.step('Estimate fills in a missing usage', async () => {
    const links = page.getByRole('alert').getByRole('link');
    await expect(calculateButton(page)).toBeEnabled();
    await calculateAndWait(page, HEAT_PUMP);
    await expect(links).toHaveCount(2);
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await expect(calculatorField(page, USAGE)).toHaveValue('18000');
    await expect(links).toHaveText(['Please enter a valid installation cost']);
  });
  await test.step('Enter in a field calculates', async () => {
    await enterFields(page, HEAT_PUMP.entries);
    await expect(resultOf(page)).toHaveCount(0);
    await calculatorField(page, 'Installation cost, £').press('Enter');
    await page.clock.runFor(HEAT_PUMP.delay);
    await expectAnswer(page, HEAT_PUMP);
  });
  await test.step('only electric heating has a tariff field', async () => {
    const tariff = calculatorField(page, TARIFF);
    await expect(tariff).toHaveValue('one');
    await enterFields(page, [[TARIFF, 'A night rate']]);
    await expectAnswer(page, STORED);
    await enterFields(page, [['Current system', 'Oil boiler']]);
    await expect(tariff).toHaveCount(0);
    await enterFields(page, [
      ['Current system', 'Electric heating'],
      [TARIFF, 'One price all day'],
    ]);
    await expectAnswer(page, HEAT_PUMP);
  });
  await test.step('Estimate changes an answer', async () => {
    await enterFields(page, [['Home size', 'Small (1-2 bedrooms)']]);
    await expect(resultOf(page).locator('.result-main').first()).toHaveText('£2,888');
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await expect(calculatorField(page, USAGE)).toHaveValue('10000');
    await expectAnswer(page, SMALL);
  });
  await test.step('a URL without a tariff opens with the default tariff', async () => {
    const old = 'homeSize=medium&currentSystem=electric&annualUsage=15000&installationCost=11000';
    await reopenCalculator(page, HEAT_PUMP, old);
    await expectAnswer(page, HEAT_PUMP);
    await expect(calculatorField(page, TARIFF)).toHaveValue('one');
  });
});
