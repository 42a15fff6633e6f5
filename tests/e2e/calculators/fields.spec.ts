import type { Page } from '@playwright/test';
import {
  assumptionsText,
  calculateAndWait,
  calculateButton,
  enterFields,
  calculatorField,
  workedExampleHeading,
  openCalculator,
  resultOf,
  expectAnswer,
  tabTo,
} from '../../../harness/flows/calculator-steps.ts';
import {
  createTrial,
  type FieldEntry,
  type CalculatorTrial,
} from '../../../harness/flows/calculator-trials.ts';
import { toPercent } from '../../../src/numbers/format.ts';
import { expect, test } from '../../support/visitor.ts';

/** Expects the button to be enabled only with all fields filled in. */
async function needsEach(page: Page, entries: readonly FieldEntry[]) {
  await expect(calculateButton(page)).toBeDisabled();
  await enterFields(page, entries);
  await expect(calculateButton(page)).toBeEnabled();
  for (const [label, text] of entries) {
    for (const nothing of ['', '  ']) {
      await enterFields(page, [[label, nothing]]);
      await expect(calculateButton(page)).toBeDisabled();
    }
    await enterFields(page, [[label, text]]);
    await expect(calculateButton(page)).toBeEnabled();
  }
}

const COSTS = { postcode: 'HS8 5SS', turbineCost: '9000', installationCost: '4000' };
const WIND = createTrial('wind', COSTS);
const LARGE = createTrial('wind', { ...COSTS, turbineSize: '15' });
const OVERRIDES = { windSelfUse: '50%', exportPrice: '12p' };
const LARGE_OWN = createTrial('wind', { ...COSTS, turbineSize: '15' }, OVERRIDES);
const shareOf = ({ figures }: CalculatorTrial) => toPercent(figures['windSelfUse']?.value ?? NaN);

test('Wind requires a postcode and both costs', async ({ page }) => {
  await openCalculator(page, WIND);
  await test.step('the button is disabled until every required field is filled in', () =>
    needsEach(page, WIND.entries));
  await calculateAndWait(page, WIND);
  await expectAnswer(page, WIND);
  await test.step('a visitor can replace our figure for the share', async () => {
    const share = calculatorField(
      page,
      'Wind: share used at home (our figure varies with system size), %',
    );
    await assumptionsText(page).click();
    await expect(share).toHaveValue(String(shareOf(WIND)));
    await enterFields(page, [['Turbine size', '15 kW Commercial']]);
    await expect(share).toHaveValue(String(shareOf(LARGE)));
    expect(shareOf(LARGE)).toBeLessThan(shareOf(WIND) / 3);
    await share.fill('50%');
    await enterFields(page, [['Price for what is sold to the grid, £/kWh', '12p']]);
    await expectAnswer(page, LARGE_OWN);
    await expect(page).toHaveURL(LARGE_OWN.url);
  });
});

const HOUSE = { energyConsumption: '4000', batteryCost: '4500' };
const BATTERY = createTrial('battery', { solarCapacity: '4', ...HOUSE });
const NIGHT = createTrial('battery', {
  sourceType: 'economy7',
  standardRate: '28p',
  economyRate: '15p',
  nightUsage: '50%',
  ...HOUSE,
});

test('Battery storage has fields for each source', async ({ page }) => {
  await openCalculator(page, BATTERY);
  await test.step('the calculator offers five sizes', async () => {
    await expect(calculatorField(page, 'Battery size, kWh')).toHaveValue('5');
    const offered = await calculatorField(page, 'Battery size, kWh').evaluate((input) =>
      input instanceof HTMLInputElement
        ? [...(input.list?.options ?? [])].map((option) => option.value)
        : [],
    );
    expect(offered).toEqual(['4.1', '8.2', '12.3', '16.4', '20.5']);
  });
  await test.step('the tabs can be chosen by keyboard', async () => {
    const tabs = page.getByRole('tablist', { name: 'What charges the battery' }).getByRole('tab');
    await expect(tabs).toHaveText(['Solar', 'Wind', 'Economy 7']);
    await tabTo(page, page.getByRole('tab', { name: 'Solar' }));
    for (const [key, name, labels] of [
      ['ArrowRight', 'Wind', ['Turbine size, kW']],
      ['ArrowRight', 'Economy 7', ['Standard rate, £ per kWh', 'Economy rate, £ per kWh']],
      ['ArrowRight', 'Solar', ['Solar capacity, kW']],
      ['ArrowLeft', 'Economy 7', ['Night usage, %']],
      ['Home', 'Solar', []],
      ['End', 'Economy 7', []],
    ] as const) {
      await page.keyboard.press(key);
      const tab = page.getByRole('tab', { name });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const panel = page.getByRole('tabpanel', { name });
      await expect(panel.getByRole('textbox')).toHaveCount(name === 'Economy 7' ? 3 : 1);
      for (const label of labels) await expect(panel.getByLabel(label)).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(calculatorField(page, 'Standard rate, £ per kWh')).toBeFocused();
  });
  await test.step('only the chosen source’s fields are required', async () => {
    await page.getByRole('tab', { name: 'Solar', exact: true }).click();
    await expect(calculateButton(page)).toBeDisabled();
    await enterFields(page, BATTERY.entries);
    await expect(calculateButton(page)).toBeEnabled();
    await page.getByRole('tab', { name: 'Wind', exact: true }).click();
    await expect(calculateButton(page)).toBeDisabled();
    await page.getByRole('tab', { name: 'Economy 7', exact: true }).click();
    await enterFields(page, NIGHT.entries.slice(1, 4));
    await expect(calculateButton(page)).toBeEnabled();
  });
  await test.step('a link to an answer opens on its tab', async () => {
    await calculateAndWait(page, NIGHT);
    await expectAnswer(page, NIGHT);
    await page.reload();
    const tab = page.getByRole('tab', { name: 'Economy 7' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectAnswer(page, NIGHT);
  });
  await test.step('an answer is not shown with another source’s fields', async () => {
    await page.getByRole('tab', { name: 'Solar' }).click();
    await expectAnswer(page, BATTERY);
    await page.getByRole('tab', { name: 'Wind' }).click();
    await expect(calculatorField(page, 'Turbine size, kW')).toHaveValue('');
    await expect(resultOf(page)).toHaveCount(0);
    await expect(workedExampleHeading(page)).toBeVisible();
  });
});
