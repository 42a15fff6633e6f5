import type { Page } from '@playwright/test';
import { waitForCachedPages, isPageCached, waitForServiceWorker } from '../../support/offline.ts';
import { expect, test } from '../../support/visitor.ts';

const linkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Hovers over a link until its page has been prefetched. */
async function restOn(page: Page, name: string, path: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === path &&
      response.request().headers()['sec-purpose'] === 'prefetch',
  );
  await linkTo(page, name).hover();
  await (await answered).finished();
}

const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

test.use({ serviceWorkers: 'allow' });

test('a hovered link’s page is prefetched, but cached only once it is opened', async ({ page }) => {
  await page.goto('/terms');
  await waitForServiceWorker(page);
  await restOn(page, 'Contact', '/contact');
  await restOn(page, 'About', '/about');
  await linkTo(page, 'About').click();
  await waitForCachedPages(page, ['/about']);
  expect(await delivery(page)).toBe('navigational-prefetch');
  expect(await isPageCached(page, '/contact')).toBe(false);
});
