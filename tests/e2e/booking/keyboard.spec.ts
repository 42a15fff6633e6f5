import {
  findCalendarDay,
  BOOKING_TIME,
  openCalendar,
  toastsOf,
} from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

test('a visitor can ask for a stay by keyboard alone', async ({ page }) => {
  await openCalendar(page, '/hospitality/uta');
  await test.step('the keyboard cannot move from today to the past', async () => {
    await findCalendarDay(page, 'Wednesday 12 August 2026').focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Home']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
      await expect(page.locator('.rdp-day_button:focus:not(:disabled)')).toHaveCount(1);
    }
  });
  await test.step('Tab moves from the months to the day', async () => {
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    const previous = page.getByRole('button', { name: 'Previous month' });
    await expect(previous).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(findCalendarDay(page, 'Tuesday 1 September 2026')).toBeFocused();
    await previous.press('Enter');
    await expect(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  });
  await test.step('a day is chosen', async () => {
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await expect(findCalendarDay(page, 'Wednesday 12 August 2026')).toBeFocused();
    for (const [key, day] of [
      ['ArrowRight', 'Thursday 13 August 2026'],
      ['ArrowDown', 'Thursday 20 August 2026'],
      ['ArrowLeft', 'Wednesday 19 August 2026'],
      ['PageDown', 'Saturday 19 September 2026'],
      ['Home', 'Monday 14 September 2026'],
      ['PageUp', 'Friday 14 August 2026'],
      ['End', 'Sunday 16 August 2026'],
      ['PageDown', 'Wednesday 16 September 2026'],
      ['ArrowUp', 'Wednesday 9 September 2026'],
      ['ArrowUp', 'Wednesday 2 September 2026'],
      ['ArrowRight', 'Thursday 3 September 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(findCalendarDay(page, day), key).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(findCalendarDay(page, 'Thursday 3 September 2026, your arrival')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Arrive on' })).toHaveText(
      'Arrive on Thursday 3 September 2026, leave on Sunday 6 September 2026: 3 nights.',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.locator('.booking-stay')).toContainText(
      'Arrive on Friday 4 September 2026, leave on',
    );
  });
  // From here on, the test controls the clock.
  await page.clock.install({ time: BOOKING_TIME });
  await test.step('Tab moves to the buttons, then to the enquiry link', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Check Availability' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Book Your Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastsOf(page)).toContainText('Booking Request Received');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ask about 4 to 7 September' })).toBeFocused();
  });
  await test.step('the toast stays visible until the keyboard reaches its link', async () => {
    await page.clock.fastForward(600_000);
    await expect(toastsOf(page)).toBeVisible();
    await page.keyboard.press('Alt+t');
    const link = toastsOf(page).getByRole('link', { name: 'Send the enquiry' });
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', '/contact?property=uta&arrival=2026-09-04&nights=3');
  });
});
