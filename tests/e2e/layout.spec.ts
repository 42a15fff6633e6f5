import { listPages } from '../support/built-page.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: / });

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Words that their box does not show whole. */
const cutWords = () =>
  [...document.querySelectorAll('h1, h2, h3, p, a, button, li, dd, td, th, label')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .skip, svg'))
    .filter((element) => getComputedStyle(element).overflow !== 'visible')
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .map((element) => element.textContent);

/** The spaces that readers may ask for (WCAG 1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
const setSpacing = (rules: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
};

for (const route of listPages()) {
  test(`${route} fits 320 px, text at 200%, wide spacing, and nothing shifts`, async ({ page }) => {
    await watchShift(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shiftOf(page)).toBe(0);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(overflow)).toBe(0);

    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(overflow)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await page.evaluate(cutWords)).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.evaluate(setSpacing, SPACING);
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await page.evaluate(cutWords)).toEqual([]);
  });
}

const CALCULATORS = ['micro-turbines', 'ev-chargers', 'battery-storage', 'heat-pumps'];
const FORMS = [...CALCULATORS.map((slug) => `/services/${slug}`), '/contact'];
/** A field's own label and hint stand closer to it than the field above. */
const LEAST_GAP = 20;

for (const route of FORMS) {
  for (const width of [360, 1280]) {
    test(`the fields of ${route} stand apart at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(route);
      const gaps = await page.locator('form .field').evaluateAll((fields) => {
        const boxes = fields
          .filter((field) => field.checkVisibility())
          .map((field) => field.getBoundingClientRect());
        return boxes.flatMap((box) => {
          const below = boxes.filter(
            (other) => other.top >= box.bottom && other.left < box.right && box.left < other.right,
          );
          return below.length > 0 ? [Math.min(...below.map(({ top }) => top)) - box.bottom] : [];
        });
      });
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST_GAP);
    });
  }
}
