import { builtInItems } from '../../harness/site/built-in-items.ts';
import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

test.use({
  javaScriptEnabled: false,
  reducedMotion: 'no-preference',
  viewport: { width: 360, height: 740 },
});

/** One page of each template. */
const ROUTES = new Map(listPages().map((route) => [route.replace(/(?<=.\/).+/, 'each'), route]));

test('every type of page shows its text without JavaScript', async ({ page }) => {
  for (const route of ROUTES.values()) {
    await test.step(route, async () => {
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      const unseen = await page
        .locator('.tab-panel, [data-reveal]')
        .evaluateAll(
          (all) => all.filter((each) => !each.checkVisibility({ opacityProperty: true })).length,
        );
      expect(unseen).toBe(0);
    });
  }
});

test('the menu opens without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the call bar shows no hours without JavaScript', async ({ page }) => {
  await page.goto('/services/solar');
  await page.mouse.wheel(0, 400);
  const bar = page.getByRole('complementary', { name: 'Call or write' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^(Open until|Closed, opens)/)).toHaveCount(0);
});

test('the row of pictures has no buttons without JavaScript', async ({ page }) => {
  const second = builtInItems('properties')[0]?.photographs?.[1]?.caption ?? '';
  await page.goto('/hospitality/benderloch');
  const pictures = page.getByRole('region', { name: 'The house' });
  await expect(pictures.getByRole('button', { name: 'Next' })).toBeHidden();
  await pictures.getByRole('list').hover();
  await page.mouse.wheel(320, 0);
  await expect(pictures.getByText(second)).toBeInViewport({ ratio: 0.9 });
});
