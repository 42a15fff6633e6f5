import type { Page } from '@playwright/test';
import {
  enter,
  openCalculator,
  reachAnswer,
  resultOf,
} from '../../../harness/visits/calculator-steps.ts';
import { HEAT_PUMP, SOLAR, TRIALS, WIND } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const working = (page: Page) =>
  resultOf(page)
    .getByRole('group')
    .filter({ has: page.getByText('How These Results Were Calculated', { exact: true }) });

for (const trial of TRIALS) {
  test(`${trial.name} shows how it was worked out, with the visitor's numbers and all sources`, async ({
    page,
  }) => {
    await openCalculator(page, trial, trial.query);
    const step = working(page).getByText(trial.step, { exact: true });
    await expect(step).toBeHidden();
    await page.getByText('How These Results Were Calculated', { exact: true }).click();
    await expect(step).toBeVisible();
    for (const { label, value, unit, source } of trial.figures) {
      const line = working(page)
        .getByRole('listitem')
        .filter({ hasText: `${label}: ` });
      await expect(line).toContainText(`${value} ${unit}, January 2026. ${source}.`);
    }
  });
}

test('a figure that the visitor changed stands there as theirs, beside ours', async ({ page }) => {
  await openCalculator(page, SOLAR, `${SOLAR.query}&electricityPrice=31p`);
  await page.getByText('How These Results Were Calculated', { exact: true }).click();
  const items = working(page).getByRole('listitem');
  await expect(items.filter({ hasText: 'Price of grid electricity' })).toHaveText(
    'Price of grid electricity: 0.31 £/kWh, entered by you in place of our 0.28.',
  );
  await expect(items.filter({ hasText: 'Company estimate' }).first()).toBeVisible();
});

test('Wind marks the mean of its own site, with the range in which it may lie', async ({
  page,
}) => {
  await openCalculator(page, WIND, WIND.query);
  const [, speed] = WIND.rows.find(([name]) => name === 'Wind speed') ?? ['', ''];
  const chart = resultOf(page).getByRole('img', { name: /^Energy of a year in kWh/ });
  await expect(chart).toHaveAccessibleName(
    new RegExp(`${speed} ${WIND.main[1].replace(' kWh', '')}`),
  );
  await expect(chart).toHaveAccessibleName(/Yours is likely between [\d,]+ and [\d,]+\./);
  await expect(chart.getByText(speed, { exact: true })).toBeVisible();
  await expect(chart.locator('.whisker')).toHaveCount(1);
});

test('a cost beyond all sense is not drawn as a chart of centuries', async ({ page }) => {
  await reachAnswer(page, HEAT_PUMP);
  await expect(resultOf(page).getByRole('img')).toHaveCount(2);
  await expect(resultOf(page).getByText('3.7 years', { exact: true })).toHaveCount(2);
  await enter(page, [['Installation cost, £', '900,000,000']]);
  const payback = resultOf(page).getByRole('row').filter({ hasText: 'Payback Period' });
  await expect(payback.getByRole('cell')).toHaveText('more than 100 years');
  await expect(resultOf(page).getByRole('img')).toHaveCount(1);
});

test('Wind advises to ask the team for a precise assessment', async ({ page }) => {
  await openCalculator(page, WIND, WIND.query);
  await expect(
    resultOf(page).getByText(/contact our team for a precise assessment/i),
  ).toBeVisible();
});
