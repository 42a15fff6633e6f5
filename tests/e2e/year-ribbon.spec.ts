// The weather year: on the home page, in the planner and on the houses' pages.
import type { Page } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { readLayoutShift, watchLayoutShift } from '../support/accessibility.ts';
import { expect, test } from '../support/visitor.ts';

const NIGHT = new Date('2026-01-10T03:10:00Z');
const NOON = new Date('2026-06-10T12:10:00Z');
const YEAR = '**/data/home-year.json';
const [house] = builtInItems('properties');

const slider = (page: Page, name = 'Hour of the year') => page.getByRole('slider', { name });
const caption = (page: Page) => page.locator('.ribbon-caption');
const hero = (page: Page) => page.locator('.hero');

test('the home page shows the current hour of the year', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Tue 10 January, 3 am');
  await expect(hero(page)).toHaveClass(/at-night/);
  expect(requests).not.toContain('/data/home-year.json');
  await slider(page).focus();
  await expect(caption(page)).toHaveText(
    /^Tue 10 January, 3 am: wind \d+ m\/s\. A 6 kW turbine makes [\d.]+ kW; a home with a heat pump uses [\d.]+ kW\.$/,
  );
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(/^Wed 11 January, 4 am/);
  await page.keyboard.press('PageUp');
  await expect(caption(page)).toHaveText(/^Sat 11 February, 4 am/);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Sun 31 December, 11 pm: wind/);
  expect(requests.filter((path) => path === '/data/home-year.json')).toHaveLength(1);
});

test('the home page is light by day and dark at night', async ({ page }) => {
  await watchLayoutShift(page);
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Sat 10 June, 1 pm');
  await expect(hero(page)).not.toHaveClass(/at-night/);
  const byDay = await heading.evaluate((element) => getComputedStyle(element).color);
  await slider(page).focus();
  const sun = page.locator('.sun');
  const atNoon = await sun.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sun.boundingBox()).not.toEqual(atNoon);
  for (let i = 1; i < 12; i++) await page.keyboard.press('ArrowRight');
  await expect(hero(page)).toHaveClass(/at-night/);
  expect(await readLayoutShift(page)).toBe(0);
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).not.toBe(byDay);
});

test('the year slider follows a dragged pointer along its whole width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  const at = async (day: number) => {
    await page.mouse.move(x + (width * (day + 0.5)) / 365, y + height / 2);
  };
  await at(0);
  await page.mouse.down();
  await expect(caption(page)).toHaveText(/^Sun 1 January, 12 pm/);
  await at(364);
  await expect(caption(page)).toHaveText(/^Sun 31 December, 12 pm/);
  await page.mouse.up();
  await at(100);
  await expect(caption(page)).toHaveText(/^Sun 31 December, 12 pm/);
});

const hourOf = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

test('the year moves by months with reduced motion, and otherwise plays until paused', async ({
  page,
}) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the year' });
  await expect(play).toBeHidden();
  await expect(slider(page)).toBeVisible();
  const start = await hourOf(page);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => hourOf(page)).not.toBe(start);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stopped = await hourOf(page);
  await play.click();
  await expect.poll(() => hourOf(page)).not.toBe(stopped);
  await page.getByRole('button', { name: 'Pause the year' }).click();
  await expect(play).toBeVisible();
});

test.describe('with a failing network', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the year slider requests its data again after a failed download', async ({ page }) => {
    await page.clock.setFixedTime(NIGHT);
    await page.route(YEAR, (route) => route.abort());
    await page.goto('/');
    await slider(page).focus();
    await expect(caption(page)).toHaveText(
      'The weather did not load. Check your connection, then try again.',
    );
    await page.unroute(YEAR);
    await page.keyboard.press('ArrowRight');
    await expect(caption(page)).toHaveText(/^Tue 10 January, 4 am: wind/);
  });
});

test('the planner opens at the home page’s hour', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(/^Tue 10 January, 4 am/);
  await page.getByRole('link', { name: 'Try it on your house' }).click();
  await expect(page).toHaveURL(/\/planner#planner\?hour=220$/);
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^Tue 10 January, 4 am, \d+ °C, wind \d+ m\/s: made nothing, used [\d.]+ kW, bought [\d.]+ kW, exported nothing\.$/,
  );

  await page.goto('/planner?panels=4&turbine=kw6&hour=220#planner');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: made [\d.]+ kW, used/);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Tue 10 January, 5 am/);
  for (const band of ['Made', 'Used', 'Bought', 'Exported']) {
    await expect(slider(page).getByText(new RegExp(`^${band} [\\d,]+ kWh$`))).toBeVisible();
  }
});

test('a house’s page shows the daylight, temperature and wind of each week', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
  await page.goto(`/hospitality/${house?.id}`);
  const week =
    /^The week from 10 January: daylight from 9(\.\d\d)?am to 4(\.\d\d)?pm, about \d+ °C, wind about \d+ mph \(a/;
  await expect(caption(page)).toHaveText(week);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(caption(page)).toHaveText(/^The week from 17 January/);
  await slider(page, 'Day of the year').focus();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(/^The week from 18 January/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the year is shown as a chart without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.year svg')).toBeVisible();
    await expect(page.getByRole('button', { name: /year|month/ })).toBeHidden();
    await page.getByText('The year in words').click();
    await expect(page.getByText(/From October to March a 6 kW turbine/)).toBeVisible();
  });
});
