import type { Page } from '@playwright/test';
import { findViolationsInBothSchemes, readOverflow } from '../../support/accessibility.ts';
import {
  findCalendarDay,
  openCalendar,
  toastsOf,
  WITH_TAKEN_DAYS,
} from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

const PHONE = { width: 360, height: 740 };

test('a calendar fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const route of ['/hospitality', WITH_TAKEN_DAYS]) {
    await openCalendar(page, route);
    const day = findCalendarDay(page, 'Friday 14 August 2026');
    for (const width of [360, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await readOverflow(page)).toBe(0);
      const box = await day.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(width === 360 ? 44 : 40);
    }
  }
  await test.step('the calendar is accessible with an error or a chosen day', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Check Availability' }).click();
    await expect(page.getByText('Choose an arrival date')).toBeVisible();
    expect(await findViolationsInBothSchemes(page, '.booking')).toEqual([]);
    await findCalendarDay(page, 'Friday 14 August 2026').click();
    await expect(page.getByText('Choose an arrival date')).toHaveCount(0);
    expect(await findViolationsInBothSchemes(page, '.booking')).toEqual([]);
    await expect(toastsOf(page)).toHaveCount(0);
  });
});

const SCRIPT = '**/_astro/BookingCalendar*.js';

/** Opens a house's page before its calendar's script has loaded; the returned function lets it load. */
async function openEarly(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const release = await delayRequests(page, SCRIPT);
  await page.goto('/hospitality/uta', { waitUntil: 'commit' });
  await expect(page.locator('html.fonts-awaited')).toHaveCount(0);
  return release;
}

async function causesNoLayoutShift(page: Page, release: () => void) {
  const positionOf = () =>
    page.locator('.booking').evaluate((form) => {
      form.scrollIntoView();
      return [
        form.clientHeight,
        form.querySelector('button:not([type])')?.getBoundingClientRect().top,
      ];
    });
  const before = await positionOf();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByText(/^The calendar is loading/)).toBeVisible();
  release();
  await page.getByRole('grid').waitFor();
  expect(await positionOf()).toEqual(before);
}

test('a late calendar does not shift the layout of a phone', async ({ page }) => {
  await page.clock.setFixedTime('2026-08-31T09:00:00Z');
  const release = await openEarly(page, 360);
  await test.step('the text before the calendar is aligned with the text above', async () => {
    const left = async (label: string) => (await page.getByText(label).boundingBox())?.x;
    const above = await left('The shortest stay is 3 nights');
    expect(above).toBeGreaterThan(0);
    expect(await left('The calendar is loading.')).toBe(above);
  });
  await test.step('nothing shifts during hydration', () => causesNoLayoutShift(page, release));
  await test.step('the error scrolls into view with the focused day', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const button = page.getByRole('button', { name: 'Book Your Stay' });
    await button.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
    await button.click();
    await expect(findCalendarDay(page, 'Monday 31 August 2026')).toBeFocused();
    await expect(findCalendarDay(page, 'Monday 31 August 2026')).toBeInViewport();
    const error = page.getByText('Choose an arrival date');
    const isUncovered = await error.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2) === element;
    });
    expect(isUncovered).toBe(true);
  });
});

test('a late calendar does not shift the layout of a wide screen', async ({ page }) => {
  const release = await openEarly(page, 1280);
  await causesNoLayoutShift(page, release);
});
