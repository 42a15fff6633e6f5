import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The smaller of its two files takes a page a third less time to read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** What it defines in a page. */
declare const axe: typeof Axe;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has against a page as it stands, each as "rule: places". The page keeps axe, so that asking again for another
 * width or theme costs little.
 * @param within selector of the part that is asked about; none: all of it, frames included
 */
export const violationsOf = (page: Page, within?: string): Promise<string[]> =>
  ask(page, { type: 'tag', values: TAGS }, within);

/** Controls that lose their edge where the reader's own few colours stand in for ours: backgrounds are gone then. */
export async function edgelessControls(page: Page): Promise<string[]> {
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

/** The same of colours alone: all that another theme may change. */
export const colourViolationsOf = (page: Page, within?: string): Promise<string[]> =>
  ask(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, within);

async function ask(page: Page, runOnly: Axe.RunOnly, within?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    // A preview is drawn into a new frame whenever what it shows has changed.
    if (frame.isDetached()) continue;
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(AXE);
    // Frames ask each other, whatever origin a drawn frame counts as.
    await frame.evaluate(() => {
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  const { violations } = await page.evaluate(
    ([selector, rules]) =>
      axe.run(selector ?? document, {
        runOnly: rules,
        // Whoever says what stands on a control must be understood.
        rules: { 'label-content-name-mismatch': { enabled: rules.type === 'tag' } },
        resultTypes: ['violations'],
      }),
    [within, runOnly] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}

/** Adds up what shifts on a page from its first paint on. */
export async function watchShift(page: Page): Promise<void> {
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
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shift')));
