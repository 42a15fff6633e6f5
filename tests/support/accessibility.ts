import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The minified version, which takes a third less time to load. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** The global that it defines in a page. */
declare const axe: typeof Axe;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations found by axe on the current page, each as "rule: elements". axe stays loaded in the page, so that checking
 * it again at another width or in another theme is cheap.
 * @param within selector of the part to check; by default everything, including frames
 */
export const findViolations = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, { type: 'tag', values: TAGS }, within);

/** Controls without a visible border in forced-colours mode, which removes backgrounds. */
export async function findEdgelessControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.field :is(input, select, textarea), .button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
          getComputedStyle(control);
        const isDrawn = parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid';
        return !isDrawn || borderTopColor === backgroundColor;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Accessibility violations of colours only, which another theme may change. */
export const findColourViolations = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, within);

/** Violations on the current page in both colour schemes; in dark mode, of colours only. Leaves the page in dark mode. */
export async function findViolationsInBothSchemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findColourViolations(page, within);
  return [...inLight, ...inDark.map((violation) => `in dark mode: ${violation}`)];
}

/** How far a page can be scrolled sideways, in CSS pixels. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function runAxe(page: Page, runOnly: Axe.RunOnly, within?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    // A preview is rendered into a new frame after each change.
    if (frame.isDetached()) continue;
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(AXE);
    // Frames communicate regardless of their origin.
    await frame.evaluate(() => {
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  const { violations } = await page.evaluate(
    ([selector, rules]) =>
      axe.run(selector ?? document, {
        runOnly: rules,
        // Voice control needs the visible label in the accessible name.
        rules: { 'label-content-name-mismatch': { enabled: rules.type === 'tag' } },
        resultTypes: ['violations'],
      }),
    [within, runOnly] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** Records layout shifts of a page from its first paint. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of a page so far. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shift')));
