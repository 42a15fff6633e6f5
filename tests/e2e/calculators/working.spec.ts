import type { Page } from '@playwright/test';
import { openCalculator, resultOf } from '../../support/calculator-steps.ts';
import { TRIALS, WIND } from '../../support/calculator-trials.ts';
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

test('Wind advises to ask the team for a precise assessment', async ({ page }) => {
  await openCalculator(page, WIND, WIND.query);
  await expect(
    resultOf(page).getByText(/contact our team for a precise assessment/i),
  ).toBeVisible();
});
