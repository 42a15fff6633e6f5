import {
  calculateAndWait,
  calculateButton,
  enterFields,
  calculatorField,
  openCalculator,
  resultOf,
  expectAnswer,
  toast,
} from '../../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const EV = createTrial('ev-charging', {});
/** A field, an invalid entry, its error, and a valid entry. */
type Wrong = readonly [label: string, wrong: string, message: string, right: string];

/** In the order of the fields. All calculators share the form code, so one is enough. */
const WRONGS: readonly Wrong[] = [
  [
    'Battery capacity, kWh',
    '201',
    'Battery capacity must be a positive number between 1 and 200 kWh',
    '200',
  ],
  ['Charger power, kW', '0', 'Charger power must be a positive number', '22'],
  ['Current charge, %', '101', 'Current charge must be between 0 and 100%', '0'],
  [
    'Target charge, %',
    '101',
    'Target charge must be greater than current charge and max 100%',
    '100',
  ],
  ['Electricity rate, £ per kWh', '', 'Electricity rate must be a positive number', '15p'],
  ['Efficiency, miles per kWh', 'good', 'Efficiency must be a positive number', '3'],
];

test('every error stays listed until corrected', async ({ page }) => {
  await openCalculator(page, EV);
  await enterFields(
    page,
    WRONGS.map(([label, wrong]) => [label, wrong] as const),
  );
  await calculateButton(page).click();
  const box = page.getByRole('alert');
  const links = box.getByRole('link');
  await expect(box).toContainText('There is a problem');
  await expect(links).toHaveText(WRONGS.map(([, , message]) => message));
  await expect(calculatorField(page, WRONGS[0]?.[0] ?? '')).toBeFocused();
  await expect(resultOf(page)).toHaveCount(0);
  await expect(calculateButton(page)).toBeEnabled();
  for (const [label, , message] of [...WRONGS].reverse()) {
    const control = calculatorField(page, label);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const pattern = `Error: ${message.replace(/[()]/g, '\\$&')}$`;
    await expect(control).toHaveAccessibleDescription(new RegExp(pattern));
    await expect(page.getByText(`Error: ${message}`, { exact: true })).toBeVisible();
    await box.getByRole('link', { name: message, exact: true }).click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
  }
  for (const [i, [label, , , right]] of WRONGS.entries()) {
    await expect(links).toHaveCount(WRONGS.length - i);
    await enterFields(page, [[label, right]]);
    await expect(calculatorField(page, label)).not.toHaveAttribute('aria-invalid');
  }
  await expect(box).toHaveCount(0);
  await calculateAndWait(page, EV);
  await expect(resultOf(page)).toBeFocused();
});

const DEAR = createTrial('ev-charging', { electricityRate: '28' });
const CHEAP = createTrial('ev-charging', { electricityRate: '28p' });
const RATE = 'Electricity rate, £ per kWh';
/** Finite, but too large for a result. */
const ABSURD = `1${'0'.repeat(307)}`;

test('an implausible number shows a suggestion', async ({ page }) => {
  await openCalculator(page, EV);
  await test.step('an absurd number shows an alert until corrected', async () => {
    await enterFields(page, [[RATE, ABSURD]]);
    await calculateAndWait(page, EV);
    const box = page.getByRole('alert');
    await expect(box).toHaveText(EV.errorMessage);
    await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
    await expect(toast(page, 'Error')).toContainText(EV.errorMessage);
    await expect(resultOf(page)).toHaveCount(0);
    await enterFields(page, [[RATE, '0.28']]);
    await expect(box).toHaveCount(0);
    await calculateAndWait(page, EV);
    await expectAnswer(page, EV);
    await expect(toast(page, 'Calculation Complete')).toBeVisible();
    await expect(toast(page, 'Error')).toHaveCount(0);
  });
  await test.step('the back button clears an absurd number’s alert', async () => {
    await enterFields(page, [[RATE, ABSURD]]);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(calculatorField(page, RATE)).toHaveValue('0.28');
  });
  await test.step('a rate that looks like pence is accepted with advice', async () => {
    const rate = calculatorField(page, RATE);
    // Exists before its text, so that screen readers announce it.
    const advice = page.locator('#calculator-electricityRate-advice');
    await expect(advice).toHaveAttribute('aria-live', 'polite');
    await expect(advice).toHaveText('');
    await rate.fill('28');
    await expect(advice).toHaveText('Is £28 per kWh right? For pence, enter 28p');
    await expect(rate).toHaveAccessibleDescription('Is £28 per kWh right? For pence, enter 28p');
    await expect(rate).not.toHaveAttribute('aria-invalid');
    await calculateAndWait(page, DEAR);
    await expectAnswer(page, DEAR);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await rate.fill('28p');
    await expect(advice).toHaveText('');
    await expectAnswer(page, CHEAP);
  });
});
