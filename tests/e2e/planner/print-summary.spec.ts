import type { Page } from '@playwright/test';
import { lineOf, openPlanner, waitForPlannerAnswer } from '../../support/planner-page.ts';
import { findViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../support/visitor.ts';

const fold = (page: Page) => page.getByText('Print a two-page summary');

/** The number of page objects in a PDF. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('a plan prints as a two-page summary', async ({ page }) => {
  await openPlanner(page);
  await test.step('the summary shows balances by year and month', async () => {
    await fold(page).press('Enter');
    const flows = page.getByRole('region', { name: 'Balance after each year' });
    await expect(flows.getByRole('columnheader')).toHaveCount(4);
    await expect(flows.getByRole('rowheader')).toHaveCount(20);
    await expect(
      page.getByRole('region', { name: 'Month by month' }).getByRole('rowheader'),
    ).toHaveCount(12);
    await expect(page.getByRole('heading', { name: 'For the survey' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print two pages' })).toBeVisible();
    expect(await findViolations(page, '#planner-answer')).toEqual([]);
  });
  await test.step('only the summary is printed', async () => {
    expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
    await expect(page.getByText('The year month by month')).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('the link in the summary restores the plan', async () => {
    const cost = await lineOf(page, 'Cost of the plan').innerText();
    const url = await page.locator('.print-summary a').first().getAttribute('href');
    await page.goto('/about');
    await page.goto(url ?? '');
    await waitForPlannerAnswer(page);
    await expect(lineOf(page, 'Cost of the plan')).toHaveText(cost);
  });
});

test('the last plan is restored until it is deleted', async ({ page }) => {
  await openPlanner(page);
  await page.getByLabel('Solar panels', { exact: true }).fill('6');
  await expect(page).toHaveURL(/panels=6/);
  await page.goto('/about');
  await page.goto('/planner');
  await waitForPlannerAnswer(page);
  await expect(
    page.getByText(/^This is your plan from \d+ \w+, saved in this browser/),
  ).toBeVisible();
  await expect(page).toHaveURL(/panels=6/);
  await page.getByRole('button', { name: 'Forget it' }).press('Enter');
  await expect(page.getByText('Your plan is empty')).toBeVisible();
  await page.goto('/about');
  await page.goto('/planner');
  await waitForPlannerAnswer(page);
  await expect(page.getByText('This is your plan from')).toHaveCount(0);
  // A shared link takes precedence over the saved plan.
  await page.goto('/planner#planner?panels=2');
  await waitForPlannerAnswer(page);
  await expect(page.getByText('This is your plan from')).toHaveCount(0);
});
