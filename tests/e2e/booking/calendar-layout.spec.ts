import type { Page } from '@playwright/test';
import { findColourViolations, findViolations } from '../../support/accessibility.ts';
import {
  findCalendarDay,
  openCalendar,
  toastsOf,
  WITH_TAKEN_DAYS,
} from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

const PHONE = { width: 360, height: 740 };

async function isAccessible(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  const check = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findViolations(page, '.booking')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findColourViolations(page, '.booking'), 'in dark mode').toEqual([]);
  };
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.getByText('Choose an arrival date')).toBeVisible();
  await check();
  await findCalendarDay(page, 'Friday 14 August 2026').click();
  await expect(page.getByText('Choose an arrival date')).toHaveCount(0);
  await check();
  await expect(toastsOf(page)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: null });
}

async function fitsPhoneScreen(page: Page) {
  await page.setViewportSize(PHONE);
  const day = findCalendarDay(page, 'Friday 14 August 2026');
  await day.click();
  for (const width of [360, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const box = await day.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(width === 360 ? 44 : 40);
  }
}

test('every calendar is accessible and fits a phone', async ({ page }) => {
  for (const route of ['/hospitality', '/hospitality/benderloch', WITH_TAKEN_DAYS]) {
    await page.setViewportSize(PHONE);
    await openCalendar(page, route);
    // Checked for the one in a tab and the one with taken days.
    if (route !== '/hospitality/benderloch') {
      await test.step(`${route} is accessible with an error or a chosen day`, () =>
        isAccessible(page));
    }
    await test.step(`${route} has days large enough to touch on a phone`, () =>
      fitsPhoneScreen(page));
  }
});

const SCRIPT = '**/_astro/BookingCalendar*.js';

/** Opens a house's page before its calendar's script has loaded; the returned function lets it load. */
async function openEarly(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/hospitality/uta', { waitUntil: 'commit' });
  await expect(page.locator('html.fonts-awaited')).toHaveCount(0);
  return release;
}

async function alignsDays(page: Page) {
  const left = async (label: string) => (await page.getByText(label).boundingBox())?.x;
  const above = await left('The shortest stay is 3 nights');
  expect(above).toBeGreaterThan(0);
  expect(await left('The calendar is loading.')).toBe(above);
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
  await page.unroute(SCRIPT);
}

async function scrollsToError(page: Page) {
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
}

test('a late calendar does not shift the layout of a phone', async ({ page }) => {
  await page.clock.setFixedTime('2026-08-31T09:00:00Z');
  const release = await openEarly(page, 360);
  await test.step('the text before the calendar is aligned with the text above', () =>
    alignsDays(page));
  await test.step('nothing shifts during hydration', () => causesNoLayoutShift(page, release));
  await test.step('the error scrolls into view with the focused day', () => scrollsToError(page));
});

test('a late calendar does not shift the layout of a wide screen', async ({ page }) => {
  const release = await openEarly(page, 1280);
  await causesNoLayoutShift(page, release);
});
