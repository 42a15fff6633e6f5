import { listRoutes } from '../../harness/site/list-routes.ts';
import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: / });

for (const route of listRoutes()) {
  test(`${route} is accessible in either theme, on phone or desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect(await violationsOf(page), `${colorScheme} at ${width}`).toEqual([]);
      }
    }
  });
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOf(page, '#menu')).toEqual([]);
});
