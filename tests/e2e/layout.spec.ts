import type { Locator } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

const CALCULATORS = ['micro-turbines', 'ev-chargers', 'battery-storage', 'heat-pumps'];
const FORMS = [...CALCULATORS.map((slug) => `/services/${slug}`), '/contact'];
/** A field's own label and hint stand closer to it than the field above. */
const LEAST_GAP = 20;

function gapsBelow(fields: Element[]): number[] {
  const boxes = fields
    .filter((field) => field.checkVisibility())
    .map((field) => field.getBoundingClientRect());
  return boxes.flatMap((box) => {
    const below = boxes.filter(
      (other) => other.top >= box.bottom && other.left < box.right && box.left < other.right,
    );
    return below.length > 0 ? [Math.min(...below.map(({ top }) => top)) - box.bottom] : [];
  });
}

test('the fields of every form stand apart on any screen', async ({ page }) => {
  for (const route of FORMS) {
    await page.goto(route);
    for (const width of [360, 1280]) {
      await test.step(`${route} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        const gaps = await page.locator('form .field').evaluateAll(gapsBelow);
        expect(gaps.length).toBeGreaterThan(0);
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST_GAP);
      });
    }
  }
});

test('the last words of a page end above the land at its foot', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const route of ['/terms', '/accessibility', '/contact']) {
      await page.goto(route);
      const gap = await page.evaluate(() => {
        const footer = document.querySelector('footer');
        const words = [...document.querySelectorAll('main p, main li')].map(
          (each) => each.getBoundingClientRect().bottom,
        );
        const land = footer ? parseFloat(getComputedStyle(footer, '::before').height) : NaN;
        return (footer?.getBoundingClientRect().top ?? NaN) - land - Math.max(...words);
      });
      expect(gap, `${route} at ${width} px`).toBeGreaterThanOrEqual(16);
    }
  }
});

test('the dashboard has no hole above its set-up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/admin');
  await expect(page.getByRole('table').first()).toBeVisible();
  const content = await page.getByRole('region', { name: 'Content', exact: true }).boundingBox();
  const setUp = await page.getByRole('region', { name: /^Set up/ }).boundingBox();
  expect((setUp?.y ?? NaN) - (content?.y ?? NaN) - (content?.height ?? NaN)).toBeLessThan(80);
});

test('no case study is alone beside an empty place', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto('/case-studies');
  const cards = page.getByRole('main').getByRole('article');
  const width = async (card: Locator) => (await card.boundingBox())?.width;
  expect((await cards.count()) % 2, 'the first and the last have a row each').toBe(0);
  expect(await width(cards.last())).toBe(await width(cards.first()));
  expect(await width(cards.nth(1))).toBe(await width(cards.nth(2)));
});
