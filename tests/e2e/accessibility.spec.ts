import { listPages } from '../support/built-page.ts';
import { colourViolationsOf, edgelessControls, violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: / });

for (const route of listPages()) {
  test(`${route} is accessible in either theme and in the reader's colours, on phone or desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsOf(page), `at ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourViolationsOf(page), `at ${width}, at dusk`).toEqual([]);
    }
    expect(await edgelessControls(page)).toEqual([]);
  });
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOf(page, '#menu')).toEqual([]);
});
