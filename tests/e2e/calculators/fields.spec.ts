import type { Page } from '@playwright/test';
import {
  assumptions,
  calculate,
  calculateButton,
  enter,
  field,
  noAnswer,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  tabTo,
} from '../../../harness/visits/calculator-steps.ts';
import { trialOf, type Entry } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const WIND = trialOf('wind', { postcode: 'HS8 5TH', turbineCost: '9000', installationCost: '0' });
const HOUSE = { energyConsumption: '4000', batteryCost: '4500' };
const BATTERY = trialOf('battery', { solarCapacity: '4', ...HOUSE });
const NIGHT = trialOf('battery', {
  sourceType: 'economy7',
  standardRate: '28p',
  economyRate: '15p',
  nightUsage: '50%',
  ...HOUSE,
});
const WARM = { currentSystem: 'electric', installationCost: '11000' };
const HEAT_PUMP = trialOf('heat-pump', { ...WARM, annualUsage: '15,000' });
const STORED = trialOf('heat-pump', {
  ...WARM,
  annualUsage: '15,000',
  heatingTariff: 'night',
});
const DEAR = trialOf('ev-charging', { electricityRate: '28' });
const CHEAP = trialOf('ev-charging', { electricityRate: '28p' });
const SMALL = trialOf('heat-pump', { ...WARM, homeSize: 'small', annualUsage: '10000' });

/** The button is live with all fields filled in, and dead while any of them is empty or blank. */
async function needsEach(page: Page, entries: readonly Entry[]) {
  await expect(calculateButton(page)).toBeDisabled();
  await enter(page, entries);
  await expect(calculateButton(page)).toBeEnabled();
  for (const [label, text] of entries) {
    for (const nothing of ['', '  ']) {
      await enter(page, [[label, nothing]]);
      await expect(calculateButton(page)).toBeDisabled();
    }
    await enter(page, [[label, text]]);
    await expect(calculateButton(page)).toBeEnabled();
  }
}

test('Wind cannot be calculated without a postcode and both costs', async ({ page }) => {
  await openCalculator(page, WIND);
  await needsEach(page, WIND.entries);
});

test('Battery storage needs what its chosen source asks for, and no more', async ({ page }) => {
  await openCalculator(page, NIGHT);
  await enter(page, BATTERY.entries);
  await expect(calculateButton(page)).toBeEnabled();
  await page.getByRole('tab', { name: 'Wind', exact: true }).click();
  await expect(calculateButton(page)).toBeDisabled();
  await page.getByRole('tab', { name: 'Economy 7', exact: true }).click();
  await needsEach(page, NIGHT.entries.slice(1, 4));
});

test('Heat pump says what is wrong, rather than disable its button', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await expect(calculateButton(page)).toBeEnabled();
  await calculateButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
});

test('Enter in a field calculates', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  await enter(page, HEAT_PUMP.entries);
  await field(page, 'Installation cost, £').press('Enter');
  await page.clock.runFor(HEAT_PUMP.delay);
  await showsAnswer(page, HEAT_PUMP);
});

test('the tabs of the battery begin with solar, move with arrows, Home and End, and have each their own fields', async ({
  page,
}) => {
  await openCalculator(page, BATTERY);
  const tabs = page.getByRole('tablist', { name: 'What fills the battery' }).getByRole('tab');
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
  await expect(field(page, 'Standard rate, £ per kWh')).toBeFocused();
});

test('a link to an answer opens on its tab', async ({ page }) => {
  await openCalculator(page, NIGHT);
  await enter(page, NIGHT.entries);
  await calculate(page, NIGHT);
  await showsAnswer(page, NIGHT);
  await page.reload();
  const tab = page.getByRole('tab', { name: 'Economy 7' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await showsAnswer(page, NIGHT);
});

test('an answer for solar does not stand beside the fields of another source', async ({ page }) => {
  await reachAnswer(page, BATTERY);
  await page.getByRole('tab', { name: 'Wind' }).click();
  await expect(field(page, 'Turbine size, kW')).toHaveValue('');
  await expect(resultOf(page)).toHaveCount(0);
  await expect(noAnswer(page)).toBeVisible();
});

test('the battery calculator offers the five sizes, and 5 kWh at first', async ({ page }) => {
  await openCalculator(page, BATTERY);
  await expect(field(page, 'Battery size, kWh')).toHaveValue('5');
  const offered = await field(page, 'Battery size, kWh').evaluate((input) =>
    input instanceof HTMLInputElement
      ? [...(input.list?.options ?? [])].map((option) => option.value)
      : [],
  );
  expect(offered).toEqual(['4.1', '8.2', '12.3', '16.4', '20.5']);
});

test('a rate that looks like pence is asked about beside its field, politely, and taken as it stands', async ({
  page,
}) => {
  await openCalculator(page, DEAR);
  const rate = field(page, 'Electricity rate, £ per kWh');
  // There before its words, so that they are read out when they come.
  const advice = page.locator('#calculator-electricityRate-advice');
  await expect(advice).toHaveAttribute('aria-live', 'polite');
  await expect(advice).toHaveText('');
  await rate.fill('28');
  await expect(advice).toHaveText('£28 a kWh? For pence write 28p');
  await expect(rate).toHaveAccessibleDescription('£28 a kWh? For pence write 28p');
  await expect(rate).not.toHaveAttribute('aria-invalid');
  await calculate(page, DEAR);
  await showsAnswer(page, DEAR);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await rate.fill('28p');
  await expect(advice).toHaveText('');
  await showsAnswer(page, CHEAP);
});

test('a price among the assumptions is asked about as well, another figure is not', async ({
  page,
}) => {
  await openCalculator(page, HEAT_PUMP);
  await assumptions(page).click();
  await enter(page, [
    ['Price of heating oil, £/kWh', '8'],
    ['Heat-pump COP in a small home, kWh heat per kWh', '4'],
  ]);
  const form = page.locator('form');
  await expect(form.getByText('£8 a kWh? For pence write 8p')).toBeVisible();
  await expect(form.getByText('For pence write')).toHaveCount(1);
});

test('electric heating is asked for its tariff, an oil boiler is not', async ({ page }) => {
  await openCalculator(page, HEAT_PUMP);
  const tariff = field(page, 'Electricity for it');
  await expect(tariff).toHaveCount(0);
  await enter(page, HEAT_PUMP.entries);
  await calculate(page, HEAT_PUMP);
  await showsAnswer(page, HEAT_PUMP);
  await expect(tariff).toHaveValue('one');
  await enter(page, [['Electricity for it', 'A night rate']]);
  await showsAnswer(page, STORED);
  await enter(page, [['Current system', 'Oil boiler']]);
  await expect(tariff).toHaveCount(0);
});

test('Estimate fills in the usual energy, takes the error of an empty field away, and changes an answer', async ({
  page,
}) => {
  await openCalculator(page, HEAT_PUMP);
  const estimate = page.getByRole('button', { name: 'Estimate', exact: true });
  const usage = field(page, 'Annual energy usage for heating, kWh');
  await calculate(page, HEAT_PUMP);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await estimate.click();
  await expect(usage).toHaveValue('18000');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid installation cost',
  ]);
  await enter(page, HEAT_PUMP.entries);
  await calculate(page, HEAT_PUMP);
  await showsAnswer(page, HEAT_PUMP);
  await enter(page, [['Home size', 'Small (1-2 bedrooms)']]);
  await expect(resultOf(page).locator('.result-main')).toHaveText('£2,888');
  await estimate.click();
  await expect(usage).toHaveValue('10000');
  await showsAnswer(page, SMALL);
});
