import { expect, test } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference' });

const hidden = '[data-reveal].is-hidden';

test('blocks out of view wait below their place and come in once, later ones after a delay', async ({
  page,
}) => {
  await page.goto('/');
  const block = page.locator(hidden).first();
  await expect(block).toHaveCSS('opacity', '0');
  await expect(block).toHaveCSS('translate', '0px 30px');
  await expect(block).toHaveCSS('transition-duration', '0.8s, 0.8s');
  await expect(page.locator('[data-delay]').first()).toHaveCSS('transition-delay', '0.12s');
  const shown = page.locator('[data-reveal]').first();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveCSS('opacity', '1');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(shown).not.toHaveClass(/is-hidden/);
});

test('what is in view at load is never hidden, and nothing is where motion is reduced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto('/');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const blocks = page.locator('[data-reveal]');
  await expect(blocks.first()).toBeVisible();
  await expect(page.locator(hidden)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(blocks).not.toHaveCount(0);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('opacity', '1');
    await expect(block).toHaveCSS('translate', 'none');
  }
});

test('blocks of every kind of page come in when they are reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  for (const route of [
    '/',
    '/about',
    '/services',
    '/services/maintenance',
    '/case-studies',
    '/case-studies/solar-panel-farm',
    '/hospitality',
    '/hospitality/uta',
    '/contact',
  ]) {
    await test.step(route, async () => {
      await page.goto(route);
      const block = page.locator(hidden).last();
      await expect(block).toHaveCSS('opacity', '0');
      const last = page.locator('[data-reveal]').last();
      await last.evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      await expect(last).toHaveCSS('opacity', '1');
    });
  }
});
