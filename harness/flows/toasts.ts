import { type Locator, type Page, expect } from '@playwright/test';

/** Waits until the toast host has hydrated. */
export const waitForToastHost = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();

/** The visible toasts, except those that are disappearing. */
export const shownToasts = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-removed=false]');

/** The toasts with a title. */
export const toastOf = (page: Page, title: string): Locator =>
  shownToasts(page).filter({ has: page.getByText(title, { exact: true }) });

/** A toast with this text; an earlier one may still be disappearing next to it. */
export const toastWithText = (page: Page, title: string, text: string): Locator =>
  toastOf(page, title).filter({ hasText: text }).first();
