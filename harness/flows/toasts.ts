import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Waits until what shows the toasts is alive and has its style sheet, which is linked only then. */
export async function canShowToasts(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  const sheets = () => [...document.styleSheets].map(({ href }) => href ?? '');
  await expect
    .poll(() => page.evaluate(sheets))
    .toContainEqual(expect.stringContaining('/_astro/'));
}

/** The toasts that are shown; one on its way out is none. */
export const shownToasts = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-removed=false]');

/** The toasts of a title. */
export const toastOf = (page: Page, title: string): Locator =>
  shownToasts(page).filter({ has: page.getByText(title, { exact: true }) });

/** A toast that says this; the one of an earlier try may stand beside it for a moment, on its way out. */
export const toastSaying = (page: Page, title: string, words: string): Locator =>
  toastOf(page, title).filter({ hasText: words }).first();
