import { AxeBuilder } from '@axe-core/playwright';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { expect, test } from '../support/visitor.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedMessages: /^Not found: / });

for (const route of listRoutes()) {
  test(`${route} has no accessibility fault in either theme, on phone or desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join('; ')}`,
        );
        expect(found, `${colorScheme} at ${width}`).toEqual([]);
      }
    }
  });
}

test('the open menu has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).include('#menu').analyze();
  expect(violations).toEqual([]);
});
