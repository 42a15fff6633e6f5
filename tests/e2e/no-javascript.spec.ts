import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' });

test('every page shows its words without JavaScript', async ({ page }) => {
  for (const route of listPages()) {
    await test.step(route, async () => {
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      for (const block of await page.locator('[data-reveal]').all()) {
        await expect(block).toHaveCSS('opacity', '1');
      }
    });
  }
});

test('the menu opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});
