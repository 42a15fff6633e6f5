import type { Page } from '@playwright/test';
import {
  calculateButton,
  enterFields,
  waitForHydration,
} from '../../harness/flows/calculator-steps.ts';
import { CALCULATOR_TRIALS } from '../../harness/flows/calculator-trials.ts';
import { expect, test } from '../support/visitor.ts';

// Tests' browsers name themselves as headless, which the Worker does not count.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
});

/** The page's reports, in order. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) reports.push(request.postData() ?? '');
  });
  return reports;
}

test('the inbox shows how often pages and estimates were used', async ({ page }) => {
  const [trial] = CALCULATOR_TRIALS.filter(({ path }) => path === '/services/solar');
  if (!trial) throw new Error('No service has the estimate for solar');
  const reports = watchReports(page);
  await page.goto('/services/solar#calculator');
  await waitForHydration(page);
  await enterFields(page, trial.entries);
  await calculateButton(page).click();
  await expect.poll(() => reports).toContain('answered /services/solar');
  await page.evaluate(() => {
    // Stays on the page, as on a computer without a telephone.
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await page.locator('a[href^="tel:"]:visible').first().click();
  await expect
    .poll(() => reports)
    .toEqual(['page /services/solar', 'answered /services/solar', 'call']);
  await page.goto('/inbox');
  await page.getByText('The site in the last 30 days').click();
  await expect(
    page.getByText(/^In the last 30 days: \d+ page views?, .* enquir(y|ies)\.$/),
  ).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Estimates and plans made' }).getByText('/services/solar'),
  ).toBeVisible();
  expect(reports).toHaveLength(3);
});

test('a browser that asks not to be tracked sends no visit events', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const reports = watchReports(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
});
