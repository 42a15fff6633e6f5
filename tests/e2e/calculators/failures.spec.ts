import {
  assumptions,
  calculate,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsMain,
  toast,
} from '../../../harness/visits/calculator-steps.ts';
import {
  BATTERY,
  EV,
  HEAT_PUMP,
  SOLAR,
  WIND,
  type Entry,
  type Trial,
} from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

/** Finite, but too large for a result. */
const ABSURD = `1${'0'.repeat(307)}`;
const ABSURD_COST = '9'.repeat(308);

const FAILURES: readonly { trial: Trial; absurd: Entry[]; sane: Entry[]; message: string }[] = [
  {
    trial: SOLAR,
    absurd: [['Price of grid electricity, £/kWh', ABSURD]],
    sane: [['Price of grid electricity, £/kWh', '0.28']],
    message: 'Failed to calculate solar estimates. Please try again.',
  },
  {
    trial: EV,
    absurd: [['Electricity rate, £ per kWh', ABSURD]],
    sane: [['Electricity rate, £ per kWh', '0.28']],
    message: 'Failed to calculate charging cost. Please check your inputs.',
  },
  {
    trial: WIND,
    absurd: [
      ['Turbine cost, £', ABSURD_COST],
      ['Installation cost, £', ABSURD_COST],
    ],
    sane: [...WIND.entries],
    message: 'Failed to calculate wind energy estimates. Please try again.',
  },
  {
    trial: BATTERY,
    absurd: [
      ['Battery cost, £', ABSURD_COST],
      ['Installation cost, £', ABSURD_COST],
    ],
    sane: [...BATTERY.entries],
    message: 'Failed to calculate battery storage estimates. Please try again.',
  },
  {
    trial: HEAT_PUMP,
    absurd: [
      ['Annual energy usage for heating, kWh', '.00000001'],
      ['Installation cost, £', ABSURD],
    ],
    sane: [...HEAT_PUMP.entries],
    message: 'Failed to calculate savings. Please try again.',
  },
];

for (const { trial, absurd, sane, message } of FAILURES) {
  test(`${trial.name} fails on absurd numbers in a red box and a toast, and then works again`, async ({
    page,
  }) => {
    await openCalculator(page, trial);
    if (trial === SOLAR) await assumptions(page).click();
    await enter(page, [...trial.entries, ...absurd]);
    await calculate(page, trial);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(toast(page, 'Error')).toContainText(message);
    await expect(resultOf(page)).toHaveCount(0);
    await enter(page, sane);
    await calculate(page, trial);
    await showsMain(page, trial.main[1]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a failure is left behind on the way back', async ({ page }) => {
  await reachAnswer(page, EV);
  await enter(page, [['Electricity rate, £ per kWh', ABSURD]]);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field(page, 'Electricity rate, £ per kWh')).toHaveValue('0.28');
});

test.describe('after a failure', () => {
  test.beforeEach(async ({ page }) => {
    await openCalculator(page, EV);
    await enter(page, [['Electricity rate, £ per kWh', ABSURD]]);
    await calculate(page, EV);
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('the focus is on the message, and so on the way to the fields', async ({ page }) => {
    await expect(page.getByRole('alert')).toBeFocused();
  });

  test('the message goes as soon as the numbers are mended', async ({ page }) => {
    await enter(page, [['Electricity rate, £ per kWh', '0.28']]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
