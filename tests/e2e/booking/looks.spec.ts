import { violationsOf } from '../../support/accessibility.ts';
import { dayOf, openCalendar, WITH_TAKEN_DAYS } from '../../support/booking-steps.ts';
import { expect, test } from '../../support/visitor.ts';

// The one in a tab, the other with taken days.
for (const route of ['/hospitality', WITH_TAKEN_DAYS]) {
  test(`${route} shuts nobody out with an error or a chosen day`, async ({ page }) => {
    await openCalendar(page, route);
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, '.booking'), colorScheme).toEqual([]);
      }
    };
    await page.getByRole('button', { name: 'Check Availability' }).click();
    await check();
    await dayOf(page, 'Friday 14 August 2026').click();
    await check();
  });
}

for (const route of ['/hospitality', '/hospitality/benderloch', WITH_TAKEN_DAYS]) {
  test(`${route} fits a phone, with days large enough to touch`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCalendar(page, route);
    const day = dayOf(page, 'Friday 14 August 2026');
    await day.click();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const box = await day.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(width === 360 ? 44 : 40);
    }
  });
}

test('on a phone, the error comes into view with the day that has focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openCalendar(page, '/hospitality/uta', new Date('2026-08-31T09:00:00Z'));
  const button = page.getByRole('button', { name: 'Book Your Stay' });
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  await button.click();
  await expect(dayOf(page, 'Monday 31 August 2026')).toBeFocused();
  await expect(dayOf(page, 'Monday 31 August 2026')).toBeInViewport();
  const error = page.getByText('Choose an arrival date');
  const isUncovered = await error.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2) === element;
  });
  expect(isUncovered).toBe(true);
});

test('nothing shifts when the calendar comes alive', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/BookingCalendar*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/hospitality/benderloch', { waitUntil: 'commit' });
    const place = () =>
      page.locator('.booking').evaluate((form) => {
        form.scrollIntoView();
        return [
          form.clientHeight,
          form.querySelector('button:not([type])')?.getBoundingClientRect().top,
        ];
      });
    await expect(page.locator('html.faces-awaited')).toHaveCount(0);
    const before = await place();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByText(/^The calendar is on its way/)).toBeVisible();
    release();
    await page.getByRole('grid').waitFor();
    expect(await place()).toEqual(before);
    await page.unroute('**/_astro/BookingCalendar*.js');
  }
});

test('a button pressed before its script has come leads to the contact page', async ({ page }) => {
  await page.route('**/_astro/BookingCalendar*.js', () => undefined);
  await page.goto('/hospitality/uta', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page).toHaveURL('/contact?property=uta');
});

test('on a phone the words before the calendar stand in line with those above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('**/BookingCalendar*.js', (route) => route.abort());
  await page.goto('/hospitality/uta');
  const left = async (words: string) => (await page.getByText(words).boundingBox())?.x;
  const above = await left('The shortest stay is 3 nights');
  expect(above).toBeGreaterThan(0);
  expect(await left('The calendar is on its way.')).toBe(above);
});
