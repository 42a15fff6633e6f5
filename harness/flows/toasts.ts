import { type Locator, type Page, expect } from '@playwright/test';

/** Waits until the host of toasts has hydrated. */
export const canShowToasts = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();

/** The toasts that are shown; one on its way out is none. */
export const shownToasts = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-removed=false]');

/** The toasts of a title. */
export const toastOf = (page: Page, title: string): Locator =>
  shownToasts(page).filter({ has: page.getByText(title, { exact: true }) });

/** A toast that says this; the one of an earlier try may stand beside it for a moment, on its way out. */
export const toastSaying = (page: Page, title: string, words: string): Locator =>
  toastOf(page, title).filter({ hasText: words }).first();
