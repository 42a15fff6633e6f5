import { BOOKING_TIME, toastsOf } from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';
import { delayScripts } from '../../../harness/flows/delay-requests.ts';

const ROUTE = '/hospitality/uta';

test('choices made before hydration have their effect afterwards', async ({ page }) => {
  await page.clock.setFixedTime(BOOKING_TIME);
  const release = await delayScripts(page);
  await page.goto(ROUTE, { waitUntil: 'commit' });
  await page.getByLabel('Nights').selectOption('7 nights');
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.locator('astro-island[ssr] .booking')).toBeVisible();
  release();
  await expect(toastsOf(page)).toContainText([/^Booking Request ReceivedChoose your arrival date/]);
  await expect(page.locator('.booking').getByText('Choose an arrival date')).toBeVisible();
  await expect(page).toHaveURL(ROUTE);
  await expect(page.getByLabel('Nights')).toHaveValue('7');
  await expect(page.locator('.booking').getByRole('link')).toHaveAttribute(
    'href',
    '/contact?property=uta&nights=7',
  );
});

test.describe('without the calendar’s script', () => {
  test.use({
    expectedMessages: /Failed to load resource|ERR_FAILED|Failed to fetch dynamically imported/,
  });

  test('a button links to the contact page', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(ROUTE);
    await page.getByRole('button', { name: 'Book Your Stay' }).click();
    await expect(page).toHaveURL('/contact?property=uta&nights=3');
  });
});
