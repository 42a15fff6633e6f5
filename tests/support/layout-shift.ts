import type { Page } from '@playwright/test';

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
