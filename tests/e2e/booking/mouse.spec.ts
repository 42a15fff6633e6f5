import { dayOf, NOON, openCalendar, toastsOf } from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ reducedMotion: 'no-preference' });

const BUTTONS = ['Check Availability', 'Book Your Stay'];
const NEEDED =
  'They still need your arrival date: choose it in the calendar, then send the enquiry.';
const CERTAIN =
  'send the enquiry with your dates, call 01632 960 418 or write to hello@machair-renewables.example';

for (const [route, house] of [
  ['/hospitality', 'benderloch'],
  ['/hospitality/benderloch', 'benderloch'],
  ['/hospitality/uta', 'uta'],
] as const) {
  test(`${route} takes each press, asks for a missing date, shows the shortest stay from a chosen one, and leads to its enquiry`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
    });
    await openCalendar(page, route);
    sent.length = 0;
    await expect(page.getByText('Contact us for pricing and availability')).toBeVisible();
    await expect(page.getByText('Availability is not shown here')).toBeVisible();
    const calendar = page.getByRole('group', { name: 'Arrival date' });
    const error = calendar.getByText('Choose an arrival date');
    for (const button of BUTTONS) {
      await page.getByRole('button', { name: button }).click();
      await expect(calendar).toHaveAccessibleDescription(/Choose an arrival date$/);
      await expect(error).toBeVisible();
      await expect(dayOf(page, 'Wednesday 12 August 2026')).toBeFocused();
      // As a list: the last try's is on its way out while this one comes.
      await expect(toastsOf(page)).toContainText([
        `Booking Request ReceivedOur team will contact you. ${NEEDED}`,
      ]);
      await expect(toastsOf(page).getByRole('link')).toHaveCount(0);
      await expect(dayOf(page, 'Wednesday 12 August 2026')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(error).toHaveCount(0);
    await expect(calendar).toHaveAccessibleDescription('The shortest stay is 3 nights');

    await dayOf(page, 'Friday 14 August 2026').click();
    await expect(page.locator('.booking-stay')).toHaveText(
      'Shortest stay: Friday 14 August 2026 to Monday 17 August 2026, 3 nights.',
    );
    await expect(page.locator('.is-stay button')).toHaveText(['14', '15', '16', '17']);
    for (const button of BUTTONS) {
      await page.getByRole('button', { name: button }).click();
      // The last one is on its way out while this one comes.
      const toast = toastsOf(page).filter({ hasText: CERTAIN });
      await expect(toast).toContainText('Booking Request Received');
      await expect(toast).toContainText('Our team will contact you.');
      await expect(toastsOf(page)).toHaveCount(1);
      await expect(toast.getByRole('link', { name: 'Send the enquiry' })).toHaveAttribute(
        'href',
        `/contact?property=${house}&arrival=2026-08-14`,
      );
      await toastsOf(page).getByRole('button', { name: 'Close toast' }).click();
      await expect(toastsOf(page)).toHaveCount(0);
    }
    expect(sent).toEqual([]);
    await expect(page.getByText('Direct bookings go by phone or email: 01632')).toBeVisible();

    const enquiry = page.locator('.booking').getByRole('link');
    await expect(enquiry).toHaveText('Ask about 14 to 17 August 2026 by enquiry');
    await enquiry.click();
    await expect(page).toHaveURL(`/contact?property=${house}&arrival=2026-08-14`);
  });
}

test('past days are off by the clock of the houses, the week begins on Monday, and the calendar ends after two years', async ({
  page,
}) => {
  await openCalendar(page, '/hospitality/uta', NOON);
  const enquiry = page.locator('.booking').getByRole('link');
  await expect(enquiry).toHaveText('Ask about your dates by enquiry');
  await expect(enquiry).toHaveAttribute('href', '/contact?property=uta');
  await expect(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  await expect(dayOf(page, 'Tuesday 11 August 2026, past')).toBeDisabled();
  await expect(dayOf(page, 'Wednesday 12 August 2026, today')).toBeEnabled();
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
  await expect(dayOf(page, 'Tuesday 1 September 2026')).toBeEnabled();
  for (let month = 1; month < 24; month++) await next.click();
  await expect(page.getByRole('grid', { name: 'August 2028' })).toBeVisible();
  await expect(next).toBeDisabled();
});

test.describe('for a visitor far away', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('today is the day at the houses, and a chosen day stays that day', async ({ page }) => {
    await openCalendar(page, '/hospitality/uta', new Date('2026-08-12T20:00:00Z'));
    await expect(dayOf(page, 'Wednesday 12 August 2026, today')).toBeEnabled();
    await dayOf(page, 'Monday 31 August 2026').click();
    await expect(page.locator('.booking').getByRole('link')).toHaveAttribute(
      'href',
      '/contact?property=uta&arrival=2026-08-31',
    );
  });

  test('half an hour past midnight at the houses is the new day', async ({ page }) => {
    await openCalendar(page, '/hospitality/uta', new Date('2026-08-12T23:30:00Z'));
    await expect(dayOf(page, 'Thursday 13 August 2026, today')).toBeEnabled();
    await expect(dayOf(page, 'Wednesday 12 August 2026, past')).toBeDisabled();
  });
});
