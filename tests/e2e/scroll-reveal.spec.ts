import type { Page } from '@playwright/test';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference' });

const hidden = '[data-reveal].is-hidden';

/** Whether an element is visible after scrolling: neither it nor its parents are transparent. */
const isOpaque = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

test('blocks below the first screen slide up once', async ({ page }) => {
  await page.goto('/');
  const block = page.locator(hidden).first();
  await expect(block).toHaveCSS('opacity', '0');
  await expect(block).toHaveCSS('translate', '0px 30px');
  await expect(block).toHaveCSS('transition-duration', '0.8s, 0.8s');
  const delayed = page.locator('[data-delay]');
  await expect(delayed.first()).toHaveCSS('transition-delay', '0.12s');
  await expect(delayed.last()).toHaveCSS('transition-delay', '0.24s');
  const shown = page.locator('[data-reveal]').first();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveCSS('opacity', '1');
  await expect(shown).toHaveCSS('translate', 'none');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(shown).not.toHaveClass(/is-hidden/);
});

test('blocks in view at load are never hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto('/');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('[data-reveal]').first()).toBeVisible();
  await expect(page.locator(hidden)).toHaveCount(0);
});

test('reduced motion hides no block', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const blocks = page.locator('[data-reveal]');
  await expect(blocks).not.toHaveCount(0);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('opacity', '1');
    await expect(block).toHaveCSS('translate', 'none');
  }
});

/** Opens a page with a small viewport, where most sections are taller than the view. */
async function openSmall(page: Page, route: string) {
  await page.setViewportSize({ width: 360, height: 200 });
  await page.goto(route);
}

test('a hidden section appears however a visitor reaches it', async ({ page }) => {
  await test.step('a section taller than ten screens appears on scrolling', async () => {
    await openSmall(page, '/planner');
    const section = page.getByRole('region', { name: 'Your plan and its results' });
    const { height } = (await section.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(10 * 200);
    await expect.poll(() => section.getByRole('form').evaluate(isOpaque)).toBe(false);
    await section.getByRole('form').scrollIntoViewIfNeeded();
    await expect.poll(() => section.getByRole('form').evaluate(isOpaque)).toBe(true);
  });
  await test.step('a section with the focus appears, even out of view', async () => {
    await openSmall(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'All services' });
    await expect.poll(() => link.evaluate(isOpaque)).toBe(false);
    await link.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    await expect(link).not.toBeInViewport();
    await expect.poll(() => link.evaluate(isOpaque)).toBe(true);
  });
  await test.step('the target of a link appears with the content above it', async () => {
    await openSmall(page, '/planner/method#unknown');
    const linked = page.getByRole('heading', { name: 'What the planner cannot know' });
    await expect(linked).toBeInViewport();
    await expect.poll(() => linked.evaluate(isOpaque)).toBe(true);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate(isOpaque)).toBe(true);
  });
  await test.step('text found by the browser’s search appears', async () => {
    await openSmall(page, '/about');
    const sentence = pageTexts('about').story.paragraphs.at(-1)?.slice(0, 30) ?? '';
    const paragraph = page.getByText(sentence);
    await expect.poll(() => paragraph.evaluate(isOpaque)).toBe(false);
    await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      sentence,
    );
    await expect(paragraph).toBeInViewport();
    await expect.poll(() => paragraph.evaluate(isOpaque)).toBe(true);
  });
  await test.step('every section appears in print', async () => {
    await openSmall(page, '/');
    await expect(page.locator(hidden).first()).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    for (const block of await page.locator('[data-reveal]').all())
      await expect(block).toHaveCSS('opacity', '1');
  });
});
