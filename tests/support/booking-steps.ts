import { shownToasts } from '../../harness/flows/toasts.ts';
import type { Page } from '@playwright/test';

/** Wednesday 12 August 2026 at the houses. */
export const BOOKING_TIME = new Date('2026-08-12T11:00:00Z');

/** Opens a page with a fixed clock, and waits until its calendar has hydrated. */
export async function openCalendar(
  page: Page,
  route: string,
  now: Date = BOOKING_TIME,
): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto(route);
  const tab = page.getByRole('tab', { name: 'Booking' });
  if ((await tab.count()) > 0) await tab.click();
  await page.locator('.booking').scrollIntoViewIfNeeded();
  await page.getByRole('grid').waitFor();
}

/** A day's button by the start of its full name. */
export const findCalendarDay = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) });

export const toastsOf = shownToasts;

/** The page of a house with taken days: 10, 18 to 20 August, and 4 to 8 September 2026. */
export const WITH_TAKEN_DAYS = '/styleguide';
