import type { Page } from '@playwright/test';
import {
  calculateButton,
  enter,
  openCalculator,
} from '../../../harness/visits/calculator-steps.ts';
import {
  BATTERY,
  EV,
  HEAT_PUMP,
  SOLAR,
  WIND,
  type Entry,
} from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

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

test('Solar cannot be calculated without a postcode', async ({ page }) => {
  await openCalculator(page, SOLAR);
  await needsEach(page, [['Postcode', 'HS8 5TH']]);
});

test('Wind cannot be calculated without a postcode and both costs', async ({ page }) => {
  await openCalculator(page, WIND);
  await needsEach(page, [
    ['Postcode', 'HS8 5TH'],
    ['Turbine cost, £', '9000'],
    ['Installation cost, £', '4000'],
  ]);
});

const battery: readonly Entry[] = [
  ['Annual consumption, kWh', '4000'],
  ['Battery cost, £', '4500'],
];
const sources: readonly (readonly [tab: string, entries: readonly Entry[]])[] = [
  ['Solar', [['Solar capacity, kW', '4']]],
  ['Wind', [['Turbine size, kW', '2.5']]],
  [
    'Economy 7',
    [
      ['Standard rate, £ per kWh', '0.28'],
      ['Economy rate, £ per kWh', '0.15'],
      ['Night usage, %', '30'],
    ],
  ],
];

for (const [tab, entries] of sources) {
  test(`Battery storage with ${tab} needs consumption, cost and its own fields`, async ({
    page,
  }) => {
    await openCalculator(page, BATTERY);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await needsEach(page, [...battery, ...entries]);
  });
}

test('Battery storage looks only at the fields of the chosen source', async ({ page }) => {
  await openCalculator(page, BATTERY);
  await enter(page, BATTERY.entries);
  await expect(calculateButton(page)).toBeEnabled();
  await page.getByRole('tab', { name: 'Wind', exact: true }).click();
  await expect(calculateButton(page)).toBeDisabled();
  await page.getByRole('tab', { name: 'Solar', exact: true }).click();
  await expect(calculateButton(page)).toBeEnabled();
});

for (const trial of [EV, HEAT_PUMP]) {
  test(`${trial.name} says what is wrong, rather than disable its button`, async ({ page }) => {
    await openCalculator(page, trial);
    await enter(
      page,
      trial.entries.slice(-1).map(([label]) => [label, ''] as const),
    );
    await expect(calculateButton(page)).toBeEnabled();
    await calculateButton(page).click();
    await expect(page.getByRole('alert').getByRole('link').last()).toBeVisible();
  });
}
