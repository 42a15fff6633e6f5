import type { Page } from '@playwright/test';
import {
  findColourViolations,
  findEdgelessControls,
  readLayoutShift,
  findViolations,
  watchLayoutShift,
} from '../support/accessibility.ts';
import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: / });

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const letterSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Text cropped by its box. */
const cutWords = () =>
  [...document.querySelectorAll('h1, h2, h3, p, a, button, li, dd, td, th, label')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .skip, svg'))
    .filter((element) => getComputedStyle(element).overflow !== 'visible')
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .map((element) => element.textContent);

/** The text spacing that readers may set (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
const setSpacing = (rules: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
};

// One visit for all checks, since loading a page takes longest.
for (const route of listPages()) {
  test(`${route} is accessible at every size and colour scheme`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(route);
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // The planner's year and the parts below it come later, and push down only parts out of view.
    if (route === '/planner') {
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.getByRole('slider')).toBeAttached();
    }
    // The list of items loads too, and pushes down only parts out of view.
    if (route === '/admin') await expect(page.getByText(/Compared with the update/)).toBeVisible();
    if (route === '/inbox') await expect(page.getByText('Loading enquiries')).toHaveCount(0);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await readLayoutShift(page)).toBe(0);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(overflow)).toBe(0);
    await letterSize(page, '200%');
    for (const width of [640, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(overflow), `letters at 200%, ${width} px`).toBe(0);
    }
    expect(await page.evaluate(cutWords)).toEqual([]);
    await letterSize(page, '');
    await page.evaluate(setSpacing, SPACING);
    expect(await page.evaluate(overflow), 'wide spacing').toBe(0);
    expect(await page.evaluate(cutWords)).toEqual([]);
    await page.evaluate(setSpacing, '');

    await page.evaluate(() => {
      scrollTo(0, 0);
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findViolations(page), `at ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findColourViolations(page), `at ${width}, in dark mode`).toEqual([]);
    }
    expect(await findEdgelessControls(page)).toEqual([]);
  });
}
