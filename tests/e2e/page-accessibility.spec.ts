import type { Page } from '@playwright/test';
import {
  findEdgelessControls,
  readLayoutShift,
  readOverflow,
  findViolationsInBothSchemes,
  watchLayoutShift,
} from '../support/accessibility.ts';
import { listPages } from '../support/built-page.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ expectedMessages: /^Not found: / });

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

/** Expects a field's label and hint to be closer to it than to the field above. */
const MIN_GAP = 20;

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

/** The distance from the last text of a page to the land in the footer. */
function bottomGap(): number {
  const footer = document.querySelector('footer');
  const paragraphs = [...document.querySelectorAll('main p, main li')].map(
    (each) => each.getBoundingClientRect().bottom,
  );
  const land = footer ? parseFloat(getComputedStyle(footer, '::before').height) : NaN;
  return (footer?.getBoundingClientRect().top ?? NaN) - land - Math.max(...paragraphs);
}

/** The pictures whose subject, which a drawing marks by a view named "keep", is cropped where the page shows them. */
const findCroppedSubjects = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const box = image.getBoundingClientRect();
      const style = getComputedStyle(image);
      if (box.width === 0 || style.objectFit !== 'cover' || !image.src.endsWith('.svg')) continue;
      const drawing = await (await fetch(image.src)).text();
      const [, view] = /<view id="keep" viewBox="([^"]+)"/.exec(drawing) ?? [];
      if (!view) continue;
      const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
      const fullImage = {
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      };
      const scale = Math.max(box.width / fullImage.width, box.height / fullImage.height);
      const [right = NaN, down = NaN] = style.objectPosition.split(' ').map(parseFloat);
      const shown = { width: box.width / scale, height: box.height / scale };
      const x = ((fullImage.width - shown.width) * right) / 100;
      const y = ((fullImage.height - shown.height) * down) / 100;
      const isUncropped =
        left >= x - 1 &&
        top >= y - 1 &&
        left + width <= x + shown.width + 1 &&
        top + height <= y + shown.height + 1;
      if (!isUncropped) found.push(`${image.src} at ${box.width} × ${box.height}`);
    }
    return found;
  });

// One visit for all checks, since loading a page takes longest.
for (const route of listPages()) {
  test(`${route} is accessible and uncropped at every size and colour scheme`, async ({ page }) => {
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
    expect(await readOverflow(page)).toBe(0);
    await letterSize(page, '200%');
    for (const width of [640, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await readOverflow(page), `letters at 200%, ${width} px`).toBe(0);
    }
    expect(await page.evaluate(cutWords)).toEqual([]);
    await letterSize(page, '');
    await page.evaluate(setSpacing, SPACING);
    expect(await readOverflow(page), 'wide spacing').toBe(0);
    expect(await page.evaluate(cutWords)).toEqual([]);
    await page.evaluate(setSpacing, '');
    const hasCalculator = (await page.locator('#calculator').count()) > 0;
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      if (hasCalculator || route === '/contact') {
        await expect(page.locator('form .field')).not.toHaveCount(0);
        const gaps = await page.locator('form .field').evaluateAll(gapsBelow);
        expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(MIN_GAP);
      }
      if (hasCalculator && width === 360) {
        const top = await page
          .locator('#calculator')
          .evaluate((each) => each.getBoundingClientRect().top + scrollY);
        expect(top, 'within three screens').toBeLessThanOrEqual(3 * 740);
      }
      if (['/contact', '/terms'].includes(route)) {
        expect(await page.evaluate(bottomGap), `${width} px`).toBeGreaterThanOrEqual(16);
      }
    }

    await page.evaluate(() => {
      scrollTo(0, 0);
      for (const block of document.querySelectorAll('details')) block.open = true;
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolationsInBothSchemes(page), `at ${width}`).toEqual([]);
    }
    expect(await findEdgelessControls(page)).toEqual([]);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findCroppedSubjects(page), `at ${width} px`).toEqual([]);
    }
  });
}
