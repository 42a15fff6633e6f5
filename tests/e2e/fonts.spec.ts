import type { Locator, Page } from '@playwright/test';
import { slowConnection } from '../../harness/site/slow-connection.ts';
import { readLayoutShift, watchLayoutShift } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

const FONTS = [/^Bricolage Grotesque/, /^Atkinson Hyperlegible Next/].map((name) =>
  expect.stringMatching(name),
);

/** The fonts used to draw the first heading and paragraph. */
async function renderedFonts(page: Page): Promise<string[]> {
  // Once the document is complete, Chromium numbers its nodes again.
  await page.waitForLoadState('domcontentloaded');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const families = [];
  for (const selector of ['h1', 'main p']) {
    const node = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
    families.push(...fonts.map(({ familyName }) => familyName));
  }
  return families;
}

/** A first visit whose fonts load when `release` is called; a stopped clock prevents the timeout. */
async function visitWithoutFonts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await watchLayoutShift(page);
  await page.goto('/', { waitUntil: 'commit' });
  return async () => {
    resolve(undefined);
    await page.evaluate(async () => {
      await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => face)));
      await document.fonts.ready;
    });
  };
}

test('a first visit shows no text in fallback fonts', async ({ page }) => {
  const release = await visitWithoutFonts(page);
  const heading = page.locator('h1');
  await heading.waitFor({ state: 'attached' });
  await expect(heading).toBeHidden();
  await expect(page.locator('main img').first()).toBeVisible();
  await release();
  await expect(heading).toBeVisible();
  expect(await renderedFonts(page)).toEqual(FONTS);
  expect(await readLayoutShift(page)).toBe(0);
});

/** Records the classes of the document in order. */
const recordClassNames = () => {
  const names: string[] = [];
  Object.assign(window, { names });
  new MutationObserver((changes) => {
    const { documentElement } = document;
    if (changes.some(({ target }) => target === documentElement)) {
      names.push(documentElement.className);
    }
  }).observe(document, { attributeFilter: ['class'], subtree: true });
};

/** Scrolls to a picture once the document allows it; browsers differ in when they request one. */
async function scrollTo(page: Page, image: Locator) {
  await expect(page.locator('html')).not.toHaveClass(/awaited/);
  await image.scrollIntoViewIfNeeded();
}

const isDrawn = (image: Locator) =>
  image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0);

test('the rest of the page loads after the fonts and the first paint', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(recordClassNames);
  await page.setViewportSize({ width: 360, height: 700 });
  const release = await visitWithoutFonts(page);
  const [first, next] = [page.locator('main img').first(), page.locator('main img').nth(1)];
  await expect.poll(() => isDrawn(first)).toBe(true);
  expect(requests.filter((url) => /case-|skyline/.test(url))).toEqual([]);
  await release();
  await scrollTo(page, next);
  await expect.poll(() => isDrawn(next)).toBe(true);
  await expect.poll(() => requests.filter((url) => url.includes('skyline'))).toHaveLength(1);
  expect(await page.evaluate('names')).toEqual(['fonts-awaited', 'paint-awaited', '']);
});

test('the skip link takes the focus before the fonts load', async ({ page }) => {
  const release = await visitWithoutFonts(page);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('opacity', '0');
  await release();
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('opacity', '1');
});

test('late fonts are used on the next page', async ({ page }) => {
  const release = await visitWithoutFonts(page);
  const heading = page.locator('h1');
  await heading.waitFor({ state: 'attached' });
  await page.clock.runFor(599);
  await expect(heading).toBeHidden();
  await page.clock.runFor(1);
  await expect(heading).toBeVisible();
  const fallback = await renderedFonts(page);
  await release();
  expect(await renderedFonts(page)).toEqual(fallback);
  expect(fallback).not.toContainEqual(FONTS[0]);
  expect(await readLayoutShift(page)).toBe(0);

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeVisible();
  expect(await renderedFonts(page)).toEqual(FONTS);
});

/** Records how long the document waits for its fonts. */
const recordDelay = () => {
  const setTimer = window.setTimeout.bind(window);
  const record = (run: (name: string) => void, delay: number, name: string) => {
    if (name === 'fonts-timed-out') document.documentElement.dataset['wait'] = String(delay);
    return setTimer(run, delay, name);
  };
  Object.assign(window, { setTimeout: record });
};

test('text appears quickly on a connection too slow for fonts', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  await page.addInitScript(recordDelay);
  const connection = await slowConnection(baseURL ?? '', { roundTripMs: 400, bytesPerSecond: 1e6 });
  await page.goto(`${connection.origin}/terms`);
  await expect(page.locator('html')).toHaveAttribute('data-wait', '100');
  await page.close();
  connection.stop();
});

test('the zero has no slash', async ({ page }) => {
  await page.goto('/');
  const ink = await page.evaluate(async () => {
    const font = `400 200px ${getComputedStyle(document.body).fontFamily}`;
    await document.fonts.load(font, '0');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws on no canvas');
    context.font = font;
    const { width, actualBoundingBoxAscent: height } = context.measureText('0');
    context.fillText('0', 0, 150);
    const at = (up: number) => context.getImageData(width / 2, 150 - up, 1, 1).data[3];
    return { bottom: at(4), middle: at(height / 2), top: at(height - 4) };
  });
  expect(ink).toEqual({ bottom: 255, middle: 0, top: 255 });
});
