import { waitForHydration } from '../../harness/flows/calculator-steps.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /net::ERR_FAILED/ });

test('an island retries a script that failed to load', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/_astro/SolarCalculator.*.js*', async (route) => {
    requests.push(new URL(route.request().url()).search);
    await (requests.length === 1 ? route.abort() : route.continue());
  });
  await page.goto('/services/solar#calculator');
  await waitForHydration(page);
  await page.getByLabel('Postcode', { exact: true }).fill('HS8 5SS');
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeEnabled();
  expect(requests).toEqual(['', '?again']);
});

test('the contact form hydrates in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (start, how) => {
      if (how?.timeout) setTimeout(start, 0, { didTimeout: true, timeRemaining: () => 0 });
      return 0;
    };
  });
  await page.goto('/contact');
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
});
