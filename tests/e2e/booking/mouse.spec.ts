import type { Page } from '@playwright/test';
import {
  findCalendarDay,
  BOOKING_TIME,
  openCalendar,
  toastsOf,
} from '../../support/booking-steps.ts';
import { CONTACT } from '../../support/company.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

const TEXTS = pageTexts('hospitality').booking;
const BUTTONS = ['Check Availability', 'Book Your Stay'];
const NEEDED =
  'Choose your arrival date in the calendar, then send the enquiry: our team will contact you.';
const CERTAIN = `Send the enquiry, and our team will contact you. You can also call ${CONTACT.phone} or email ${CONTACT.email}.`;

const enquiryOf = (page: Page) => page.locator('.booking').getByRole('link');

async function reportsMissingDate(page: Page) {
  const calendar = page.getByRole('group', { name: 'Arrival date' });
  const error = calendar.getByText('Choose an arrival date');
  for (const button of BUTTONS) {
    await page.getByRole('button', { name: button }).click();
    await expect(calendar).toHaveAccessibleDescription(/Choose an arrival date$/);
    await expect(error).toBeVisible();
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026')).toBeFocused();
    // As a list: the previous toast may still be disappearing.
    await expect(toastsOf(page)).toContainText([`Booking Request Received${NEEDED}`]);
    await expect(toastsOf(page).getByRole('link')).toHaveCount(0);
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(error).toHaveCount(0);
  await expect(calendar).toHaveAccessibleDescription(/^The shortest stay is 3 nights/);
}

async function selectsStay(page: Page, house: string) {
  await findCalendarDay(page, 'Friday 14 August 2026').click();
  await expect(page.locator('.booking-stay')).toHaveText(
    'Arrive on Friday 14 August 2026, leave on Monday 17 August 2026: 3 nights.',
  );
  await expect(page.locator('.is-stay button')).toHaveText(['14', '15', '16', '17']);
  for (const button of BUTTONS) {
    await page.getByRole('button', { name: button }).click();
    // The previous toast may still be disappearing.
    const toast = toastsOf(page).filter({ hasText: CERTAIN });
    await expect(toast).toContainText('Booking Request Received');
    await expect(toastsOf(page)).toHaveCount(1);
    await expect(toast.getByRole('link', { name: 'Send the enquiry' })).toHaveAttribute(
      'href',
      new RegExp(`^/contact\\?property=${house}&arrival=2026-08-14&nights=3`),
    );
    await toastsOf(page).getByRole('button', { name: 'Close toast' }).click();
    await expect(toastsOf(page)).toHaveCount(0);
  }
}

async function opensEnquiry(page: Page, route: string, house: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });
  await openCalendar(page, route);
  sent.length = 0;
  await expect(page.getByText(TEXTS.lead)).toBeVisible();
  await expect(page.getByText('show you which dates are free here')).toBeVisible();
  await reportsMissingDate(page);
  await selectsStay(page, house);
  expect(sent).toEqual([]);
  await expect(page.getByText(`${TEXTS.direct} ${CONTACT.phone}`)).toBeVisible();
  await expect(enquiryOf(page)).toHaveText('Ask about 14 to 17 August 2026');
  await enquiryOf(page).click();
  await expect(page).toHaveURL(
    new RegExp(`/contact\\?property=${house}&arrival=2026-08-14&nights=3`),
  );
}

test('a visitor can ask for a house’s shortest stay by mouse', async ({ page }) => {
  await test.step('the calendar offers the next two years', async () => {
    await openCalendar(page, '/hospitality/uta', BOOKING_TIME);
    await expect(enquiryOf(page)).toHaveText('Ask about your dates');
    await expect(enquiryOf(page)).toHaveAttribute('href', '/contact?property=uta&nights=3');
    await expect(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
    await expect(findCalendarDay(page, 'Tuesday 11 August 2026, past')).toBeDisabled();
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026, today')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await expect(page.locator('.rdp-weekday')).toHaveText([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await expect(findCalendarDay(page, 'Tuesday 1 September 2026')).toBeEnabled();
    for (let month = 1; month < 24; month++) await next.press('Enter');
    await expect(page.getByRole('grid', { name: 'August 2028' })).toBeVisible();
    await expect(next).toBeDisabled();
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('a house in a tab links to its enquiry', () =>
    opensEnquiry(page, '/hospitality', 'benderloch'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('a house’s page links to its enquiry', () =>
    opensEnquiry(page, '/hospitality/uta', 'uta'));
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the calendar uses the houses’ local date', async ({ page }) => {
    await openCalendar(page, '/hospitality/uta', new Date('2026-08-12T20:00:00Z'));
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026, today')).toBeEnabled();
    await findCalendarDay(page, 'Monday 31 August 2026').click();
    await expect(enquiryOf(page)).toHaveAttribute(
      'href',
      '/contact?property=uta&arrival=2026-08-31&nights=3',
    );
    await openCalendar(page, '/hospitality/uta', new Date('2026-08-12T23:30:00Z'));
    await expect(findCalendarDay(page, 'Thursday 13 August 2026, today')).toBeEnabled();
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026, past')).toBeDisabled();
  });
});
