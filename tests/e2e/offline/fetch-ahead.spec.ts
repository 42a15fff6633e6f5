import type { Page } from '@playwright/test';
import { areKept, isKept, isTended } from '../../support/offline.ts';
import { expect, test } from '../../support/visitor.ts';

const linkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Rests on a link until the page behind it has been asked for ahead. */
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

test('a page whose link is rested on is there before it is opened', async ({ page }) => {
  await page.goto('/terms');
  await restOn(page, 'About', '/about');
  await linkTo(page, 'About').click();
  await expect(page).toHaveURL('/about');
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was fetched ahead is kept once it is read, and not before', async ({
    page,
  }) => {
    await page.goto('/terms');
    await isTended(page);
    await restOn(page, 'Contact', '/contact');
    await restOn(page, 'About', '/about');
    await linkTo(page, 'About').click();
    await areKept(page, ['/about']);
    expect(await delivery(page)).toBe('navigational-prefetch');
    expect(await isKept(page, '/contact')).toBe(false);
  });
});
