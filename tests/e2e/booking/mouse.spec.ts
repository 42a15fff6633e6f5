import { dayOf, NOON, openCalendar, toastsOf } from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

const HOUSES = [
  ['/hospitality', 'benderloch'],
  ['/hospitality/benderloch', 'benderloch'],
  ['/hospitality/uta', 'uta'],
] as const;

for (const [route, house] of HOUSES) {
  test(`${route} shows the shortest stay from a chosen day, and how to ask for it`, async ({
    page,
  }) => {
    await openCalendar(page, route);
    await expect(page.getByText('Contact us for pricing and availability')).toBeVisible();
    const enquiry = page.locator('.booking').getByRole('link');
    await expect(enquiry).toHaveText('Ask about your dates by enquiry');
    await expect(enquiry).toHaveAttribute('href', `/contact?property=${house}`);
    await dayOf(page, 'Friday 14 August 2026').click();
    await expect(page.locator('.booking-stay')).toHaveText(
      'Shortest stay: Friday 14 August 2026 to Monday 17 August 2026, 3 nights.',
    );
    await expect(enquiry).toHaveText('Ask about 14 to 17 August 2026 by enquiry');
    await expect(enquiry).toHaveAttribute('href', `/contact?property=${house}&arrival=2026-08-14`);
    const marked = page.locator('.is-stay button');
    await expect(marked).toHaveText(['14', '15', '16', '17']);
    await enquiry.click();
    await expect(page).toHaveURL(`/contact?property=${house}&arrival=2026-08-14`);
  });

  for (const button of ['Check Availability', 'Book Your Stay']) {
    test(`${route}: ${button} says what happens, and what works for certain`, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
      });
      await openCalendar(page, route);
      await dayOf(page, 'Friday 14 August 2026').click();
      sent.length = 0;
      await page.getByRole('button', { name: button }).click();
      await expect(toastsOf(page)).toHaveCount(1);
      await expect(toastsOf(page)).toContainText('Booking Request Received');
      await expect(toastsOf(page)).toContainText('Our team will contact you.');
      await expect(toastsOf(page)).toContainText(
        'send the enquiry with your dates, call 01632 960 418 or write to hello@machair-renewables.example',
      );
      expect(sent).toEqual([]);
      await expect(page.getByText('Direct bookings go by phone or email: 01632')).toBeVisible();
    });

    test(`${route}: ${button} without a date asks for one, there`, async ({ page }) => {
      await openCalendar(page, route);
      await page.getByRole('button', { name: button }).click();
      const calendar = page.getByRole('group', { name: 'Arrival date' });
      await expect(calendar).toHaveAccessibleDescription(/Choose an arrival date$/);
      await expect(calendar.getByText('Choose an arrival date')).toBeVisible();
      await expect(dayOf(page, 'Wednesday 12 August 2026')).toBeFocused();
      await expect(toastsOf(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(calendar.getByText('Choose an arrival date')).toHaveCount(0);
      await expect(calendar).toHaveAccessibleDescription('The shortest stay is 3 nights');
    });
  }
}

test('past days are off, by the clock of the houses', async ({ page }) => {
  await openCalendar(page, '/hospitality/uta');
  await expect(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  await expect(dayOf(page, 'Tuesday 11 August 2026, past')).toBeDisabled();
  await expect(dayOf(page, 'Wednesday 12 August 2026, today')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(dayOf(page, 'Tuesday 1 September 2026')).toBeEnabled();
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

test('the week begins on Monday, and the calendar ends after two years', async ({ page }) => {
  await openCalendar(page, '/hospitality/uta', NOON);
  await expect(page.locator('.rdp-weekday')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  for (let month = 0; month < 24; month++) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(page.getByRole('grid', { name: 'August 2028' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
});
