import {
  calculateButton,
  enter,
  field,
  openCalculator,
  resultOf,
} from '../../../harness/visits/calculator-steps.ts';
import {
  BATTERY,
  EV,
  HEAT_PUMP,
  SOLAR,
  WIND,
  type Trial,
} from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

/** A field, what is wrong in it, the words about it, and what would be right. */
type Fault = readonly [label: string, wrong: string, message: string, right: string];

const batteryFaults: readonly Fault[] = [
  ['Annual consumption, kWh', '0', 'Please enter a valid energy consumption', '4000'],
  ['Battery cost, £', 'dear', 'Please enter a valid battery cost', '4500'],
  ['Installation cost, £', '-1', 'Please enter a valid installation cost', '0'],
];

/** In the order in which the specification checks. */
const CASES: readonly { trial: Trial; tab?: string; faults: readonly Fault[] }[] = [
  {
    trial: SOLAR,
    faults: [['Postcode', 'HS8 5', 'Please enter a valid UK postcode', 'HS8 5TH']],
  },
  {
    trial: WIND,
    faults: [
      ['Postcode', '12345', 'Please enter a valid UK postcode', 'HS8 5TH'],
      ['Turbine cost, £', '0', 'Please enter a valid turbine cost', '9000'],
      ['Installation cost, £', '-1', 'Please enter a valid installation cost', '0'],
    ],
  },
  {
    trial: EV,
    faults: [
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
    trial: BATTERY,
    faults: [
      ...batteryFaults,
      ['Solar capacity, kW', '0', 'Please enter a valid solar capacity', '4'],
    ],
  },
  {
    trial: BATTERY,
    tab: 'Wind',
    faults: [
      ...batteryFaults,
      ['Turbine size, kW', '-2.5', 'Please enter a valid turbine size', '2.5'],
    ],
  },
  {
    trial: BATTERY,
    tab: 'Economy 7',
    faults: [
      ...batteryFaults,
      ['Standard rate, £ per kWh', '0', 'Please enter a valid standard electricity rate', '0.28'],
      ['Economy rate, £ per kWh', '0', 'Please enter a valid economy rate', '15p'],
      ['Night usage, %', '101', 'Please enter a valid night usage percentage (0-100)', '100'],
    ],
  },
  {
    trial: HEAT_PUMP,
    faults: [
      [
        'Annual energy usage for heating, kWh',
        '',
        'Please enter a valid annual energy usage',
        '15000',
      ],
      ['Installation cost, £', '0', 'Please enter a valid installation cost', '11000'],
    ],
  },
];

for (const { trial, tab, faults } of CASES) {
  test.describe(`${trial.name}${tab ? ` with ${tab}` : ''}, filled in wrongly`, () => {
    test.beforeEach(async ({ page }) => {
      await openCalculator(page, trial);
      if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
      await enter(
        page,
        faults.map(([label, wrong]) => [label, wrong] as const),
      );
      await calculateButton(page).click();
    });

    test('names every fault in the order given, goes to the first, and leads to each', async ({
      page,
    }) => {
      const box = page.getByRole('alert');
      await expect(box).toContainText('There is a problem');
      await expect(box.getByRole('link')).toHaveText(faults.map(([, , message]) => message));
      await expect(field(page, faults[0]?.[0] ?? '')).toBeFocused();
      for (const [label, , message] of faults) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        const words = `Error: ${message.replace(/[()]/g, '\\$&')}$`;
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(words));
        await expect(page.getByText(`Error: ${message}`, { exact: true })).toBeVisible();
      }
      await expect(resultOf(page)).toHaveCount(0);
      await expect(calculateButton(page)).toBeEnabled();
      for (const [label, , message] of [...faults].reverse()) {
        await box.getByRole('link', { name: message, exact: true }).click();
        await expect(field(page, label)).toBeFocused();
        await expect(field(page, label)).toBeInViewport();
      }
    });

    test('forgets each fault as soon as it is mended', async ({ page }) => {
      const links = page.getByRole('alert').getByRole('link');
      for (const [i, [label, , , right]] of faults.entries()) {
        await expect(links).toHaveCount(faults.length - i);
        await enter(page, [[label, right]]);
        await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await calculateButton(page).click();
      await page.clock.runFor(trial.delay);
      await expect(resultOf(page)).toBeFocused();
    });
  });
}

test('EV charging cost wants a target above the current charge', async ({ page }) => {
  await openCalculator(page, EV);
  await enter(page, [
    ['Current charge, %', '80'],
    ['Target charge, %', '80'],
  ]);
  await calculateButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Target charge must be greater than current charge and max 100%',
  ]);
});
