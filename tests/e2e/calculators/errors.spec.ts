import {
  calculate,
  calculateButton,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  toast,
} from '../../../harness/visits/calculator-steps.ts';
import { trialOf } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const EV = trialOf('ev-charging', {});
const BATTERY = trialOf('battery', {
  solarCapacity: '4',
  energyConsumption: '4000',
  batteryCost: '4500',
});

/** A field, what is wrong in it, the words about it, and what would be right. */
type Wrong = readonly [label: string, wrong: string, message: string, right: string];

/** In the order in which the specification checks. */
const CASES: readonly { name: string; trial: typeof EV; tab?: string; wrongs: readonly Wrong[] }[] =
  [
    {
      name: 'EV charging cost',
      trial: EV,
      wrongs: [
        [
          'Battery capacity, kWh',
          '201',
          'Battery capacity must be a positive number between 1 and 200 kWh',
          '200',
        ],
        ['Current charge, %', '101', 'Current charge must be between 0 and 100%', '0'],
        [
          'Target charge, %',
          '101',
          'Target charge must be greater than current charge and max 100%',
          '100',
        ],
        ['Electricity rate, £ per kWh', '', 'Electricity rate must be a positive number', '15p'],
        ['Efficiency, miles per kWh', 'good', 'Efficiency must be a positive number', '3'],
        ['Charger power, kW', '0', 'Charger power must be a positive number', '22'],
      ],
    },
    {
      name: 'Battery storage with Economy 7',
      trial: BATTERY,
      tab: 'Economy 7',
      wrongs: [
        ['Annual consumption, kWh', '0', 'Please enter a valid energy consumption', '4000'],
        ['Battery cost, £', 'dear', 'Please enter a valid battery cost', '4500'],
        ['Installation cost, £', '-1', 'Please enter a valid installation cost', '0'],
        ['Standard rate, £ per kWh', '0', 'Please enter a valid standard electricity rate', '0.28'],
        ['Economy rate, £ per kWh', '0', 'Please enter a valid economy rate', '15p'],
        ['Night usage, %', '101', 'Please enter a valid night usage percentage (0-100)', '100'],
      ],
    },
  ];

for (const { name, trial, tab, wrongs } of CASES) {
  test(`${name} names every error in order, goes to the first, leads to each, and forgets it as soon as it is mended`, async ({
    page,
  }) => {
    await openCalculator(page, trial);
    if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
    await enter(
      page,
      wrongs.map(([label, wrong]) => [label, wrong] as const),
    );
    await calculateButton(page).click();
    const box = page.getByRole('alert');
    const links = box.getByRole('link');
    await expect(box).toContainText('There is a problem');
    await expect(links).toHaveText(wrongs.map(([, , message]) => message));
    await expect(field(page, wrongs[0]?.[0] ?? '')).toBeFocused();
    await expect(resultOf(page)).toHaveCount(0);
    await expect(calculateButton(page)).toBeEnabled();
    for (const [label, , message] of [...wrongs].reverse()) {
      const control = field(page, label);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      const words = `Error: ${message.replace(/[()]/g, '\\$&')}$`;
      await expect(control).toHaveAccessibleDescription(new RegExp(words));
      await expect(page.getByText(`Error: ${message}`, { exact: true })).toBeVisible();
      await box.getByRole('link', { name: message, exact: true }).click();
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
    for (const [i, [label, , , right]] of wrongs.entries()) {
      await expect(links).toHaveCount(wrongs.length - i);
      await enter(page, [[label, right]]);
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    }
    await expect(box).toHaveCount(0);
    await calculate(page, trial);
    await expect(resultOf(page)).toBeFocused();
  });
}

const RATE = 'Electricity rate, £ per kWh';
/** Finite, but too large for a result. */
const ABSURD = `1${'0'.repeat(307)}`;

test('absurd numbers end in a red box with the focus on it and in a toast, and can be mended', async ({
  page,
}) => {
  await openCalculator(page, EV);
  await enter(page, [[RATE, ABSURD]]);
  await calculate(page, EV);
  const box = page.getByRole('alert');
  await expect(box).toHaveText(EV.errorMessage);
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await expect(toast(page, 'Error')).toContainText(EV.errorMessage);
  await expect(resultOf(page)).toHaveCount(0);
  await enter(page, [[RATE, '0.28']]);
  await expect(box).toHaveCount(0);
  await calculate(page, EV);
  await showsAnswer(page, EV);
  await expect(toast(page, 'Calculation Complete')).toBeVisible();
  await expect(toast(page, 'Error')).toHaveCount(0);
});

test('absurd numbers are left behind on the way back', async ({ page }) => {
  await reachAnswer(page, EV);
  await enter(page, [[RATE, ABSURD]]);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field(page, RATE)).toHaveValue('0.28');
});
