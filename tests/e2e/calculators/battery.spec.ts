import {
  calculate,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  tabTo,
} from '../../../harness/visits/calculator-steps.ts';
import { BATTERY, type Entry, type Trial } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const shared: readonly Entry[] = [
  ['Annual consumption, kWh', '4000'],
  ['Battery size, kWh', '8.2'],
  ['Battery cost, £', '4500'],
];

const BY_WIND: Trial = {
  ...BATTERY,
  entries: [['Turbine size, kW', '0.5'], ...shared],
  main: ['Annual Savings', '£307'],
  rows: [
    ['Monthly Savings', '£26'],
    ['CO2 Reduction', '255 kg a year'],
    ['Energy made', '1,095 kWh a year'],
    ['Payback Period', '14.7 years'],
    ['Through the battery', '3.0 kWh a day'],
  ],
};

const BY_NIGHT: Trial = {
  ...BATTERY,
  entries: [
    ['Standard rate, £ per kWh', '28p'],
    ['Economy rate, £ per kWh', '15p'],
    ['Night usage, %', '50%'],
    ...shared,
  ],
  main: ['Annual Savings', '£260'],
  rows: [
    ['Monthly Savings', '£22'],
    ['CO2 Reduction', '0 kg a year'],
    ['Payback Period', '17.3 years'],
    ['Through the battery', '5.5 kWh a day'],
  ],
};

test('the battery calculator opens on solar, and each tab has its own fields', async ({ page }) => {
  await openCalculator(page, BATTERY);
  const tabs = page.getByRole('tablist', { name: 'What fills the battery' }).getByRole('tab');
  await expect(tabs).toHaveText(['Solar', 'Wind', 'Economy 7']);
  await expect(page.getByRole('tab', { name: 'Solar' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, labels] of [
    ['Solar', ['Solar capacity, kW']],
    ['Wind', ['Turbine size, kW']],
    ['Economy 7', ['Standard rate, £ per kWh', 'Economy rate, £ per kWh', 'Night usage, %']],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByRole('textbox')).toHaveCount(labels.length);
    for (const label of labels) await expect(field(page, label)).toBeVisible();
  }
});

test('the tabs move with the arrow keys, Home and End, and are one stop of the Tab key', async ({
  page,
}) => {
  await openCalculator(page, BATTERY);
  await tabTo(page, page.getByRole('tab', { name: 'Solar' }));
  for (const [key, name] of [
    ['ArrowRight', 'Wind'],
    ['ArrowRight', 'Economy 7'],
    ['ArrowRight', 'Solar'],
    ['ArrowLeft', 'Economy 7'],
    ['Home', 'Solar'],
    ['End', 'Economy 7'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(field(page, 'Standard rate, £ per kWh')).toBeFocused();
});

for (const [tab, trial] of [
  ['Wind', BY_WIND],
  ['Economy 7', BY_NIGHT],
] as const) {
  test(`a battery with ${tab} gives the right figures, and its link opens on that tab`, async ({
    page,
  }) => {
    await openCalculator(page, trial);
    await page.getByRole('tab', { name: tab }).click();
    await enter(page, trial.entries);
    await calculate(page, trial);
    await showsAnswer(page, trial);
    await page.reload();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await showsAnswer(page, trial);
  });
}

test('a night rate saves money but no carbon, and the answer says why', async ({ page }) => {
  await openCalculator(page, BY_NIGHT);
  await page.getByRole('tab', { name: 'Economy 7' }).click();
  await enter(page, BY_NIGHT.entries);
  await calculate(page, BY_NIGHT);
  await expect(resultOf(page).getByText(/no carbon.*same grid/)).toBeVisible();
});

test('an answer for solar does not stand beside the fields of another source', async ({ page }) => {
  await reachAnswer(page, BATTERY);
  await page.getByRole('tab', { name: 'Wind' }).click();
  await expect(field(page, 'Turbine size, kW')).toHaveValue('');
  await expect(resultOf(page).getByText('£409', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Your estimate appears here')).toBeVisible();
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
