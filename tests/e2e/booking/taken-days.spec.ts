import { findCalendarDay, openCalendar, WITH_TAKEN_DAYS } from '../../support/booking-steps.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

test('each disabled day states its reason', async ({ page }) => {
  await openCalendar(page, WITH_TAKEN_DAYS);
  await test.step('every taken day is announced as taken', async () => {
    for (const day of [
      'Sunday 16 August 2026, too few nights before the next guests',
      'Monday 17 August 2026, too few nights before the next guests',
      'Tuesday 18 August 2026, taken',
      'Thursday 20 August 2026, taken',
    ]) {
      await expect(findCalendarDay(page, day)).toBeDisabled();
    }
    for (const day of ['Saturday 15 August 2026', 'Friday 21 August 2026']) {
      await expect(findCalendarDay(page, `${day}$`)).toBeEnabled();
    }
    await page.getByText('List of taken days').click();
    await expect(page.locator('.taken-days li')).toHaveText([
      '18 to 21 August 2026',
      '4 to 9 September 2026',
    ]);
    await expect(page.locator('.taken-days')).toContainText('as of 10 August 2026');
  });
  await test.step('a taken day cannot be chosen by keyboard', async () => {
    await findCalendarDay(page, 'Friday 14 August 2026').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    const takenDay = findCalendarDay(page, 'Thursday 20 August 2026, taken');
    await expect(takenDay).toBeFocused();
    await expect(takenDay).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.locator('.booking-stay')).toHaveText(
      'Thursday 20 August 2026 is taken. Choose another day.',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.booking-stay')).toContainText(
      'Arrive on Friday 21 August 2026, leave on Monday 24',
    );
  });
  await test.step('a disabled day keeps the previous choice', async () => {
    const stay = page.locator('.booking-stay');
    await findCalendarDay(page, 'Friday 14 August 2026').click();
    await findCalendarDay(page, 'Monday 17 August 2026').click({ force: true });
    await expect(stay).toContainText(
      'From Monday 17 August 2026 there is only 1 night before the next guests. Choose another day.',
    );
    await expect(stay).toContainText('Arrive on Friday 14 August 2026');
    await findCalendarDay(page, 'Friday 21 August 2026').click();
    await expect(stay).not.toContainText('Choose another day');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can see taken days without JavaScript', async ({ page }) => {
    await test.step('taken days are listed in place of the calendar', async () => {
      await page.goto(WITH_TAKEN_DAYS);
      await expect(page.locator('.booking')).toContainText(
        'Taken: 10 to 11 August 2026, 18 to 21 August 2026, 4 to 9 September 2026, as of 10 August 2026.',
      );
      await expect(page.getByRole('group', { name: 'Arrival date' })).toHaveCount(0);
      await expect(page.getByText('List of taken days')).toBeHidden();
    });
    for (const route of ['/hospitality', '/hospitality/benderloch']) {
      await test.step(`${route} links to the contact page`, async () => {
        await page.goto(route);
        const contactDetails = page.getByText(pageTexts('hospitality').booking.direct);
        await expect(contactDetails.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expect(contactDetails.getByRole('link').last()).toHaveAttribute('href', /^mailto:/);
        await expect(page.getByRole('link', { name: 'Ask about your dates' })).toBeVisible();
        await page.getByRole('button', { name: 'Check Availability' }).click();
        await expect(page).toHaveURL('/contact?property=benderloch&nights=3&people=2&dogs=0');
      });
    }
  });
});
