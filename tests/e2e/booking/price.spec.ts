import { findCalendarDay, openCalendar } from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

const HOUSE = '/hospitality/benderloch';

test('a family can ask for a week in August at the price shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalendar(page, HOUSE);
  await page.getByLabel('Month', { exact: true }).selectOption('August 2027');
  await page.getByLabel('Nights').selectOption('7 nights');
  await page.getByLabel('People').selectOption('9 guests');
  await page.getByLabel('Dogs').selectOption('1 dog');

  await test.step('a day without arrivals is explained', async () => {
    await findCalendarDay(page, 'Sunday 8 August 2027').click({ force: true });
    await expect(page.locator('.booking-stay')).toContainText(
      'Until Tuesday 31 August 2027, you can only arrive on a Saturday. Choose another day.',
    );
  });

  await findCalendarDay(page, 'Saturday 7 August 2027').click();
  await expect(page.locator('.booking-stay')).toContainText(
    'Arrive on Saturday 7 August 2027, leave on Saturday 14 August 2027: 7 nights.',
  );
  for (const line of [
    /^7 nights at £2,100 a week\s*£2,100$/,
    /^Cleaning\s*£80$/,
    /^1 dog at £30\s*£30$/,
    /^Total\s*£2,210$/,
  ]) {
    await expect(page.locator('dl > div').filter({ hasText: line })).toBeVisible();
  }
  await expect(
    page.getByText('Plus a damage deposit of £250, returned after your stay.'),
  ).toBeVisible();

  await page.getByRole('link', { name: /^Ask about 7 to 14 August 2027/ }).click();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(
    'A stay at Benderloch House',
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'We would like to stay at Benderloch House, arriving on Saturday 7 August 2027 and leaving on Saturday 14 August 2027, for 7 nights: 9 people and 1 dog.\nPrice on your site: £2,210.\n',
  );
});

test('houses show their facts and prices', async ({ page }) => {
  await page.goto(HOUSE);
  const facts = page.getByRole('region', { name: 'Good to know' });
  await expect(facts).toContainText('Upstairs: two doubles');
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices).toContainText('£2,100 a week, Saturday arrivals only');
  await expect(prices).toContainText('£80 a stay');
  await expect(facts).toContainText('Arrive from 4pm; leave by 10am');
  await expect(facts).toContainText('Up to 2 dogs, £30 each for a stay');
  await expect(facts).toContainText('Beside the house.');
  await page.goto('/hospitality');
  await expect(page.getByRole('article').filter({ hasText: 'Benderloch' }).first()).toContainText(
    'From £150 a night',
  );
});
