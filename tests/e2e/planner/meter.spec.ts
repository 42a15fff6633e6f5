import type { Page } from '@playwright/test';
import { halfHoursOf, METER_FILES } from '../../support/meter-files.ts';
import { lineOf, openPlanner, settles } from '../../support/planner-page.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { expect, test } from '../../support/visitor.ts';

const fileBox = (page: Page) => page.getByLabel('Half-hourly readings, a CSV file');
const monthsBox = (page: Page) => page.getByLabel('Or twelve months, kWh');
const said = (page: Page) =>
  page.getByRole('status').filter({ hasText: /half-hour|Line|month|twelve/i });
const MONTHS = '310 280 290 240 210 190 180 190 210 250 280 320';

const choose = (page: Page, text: string) =>
  fileBox(page).setInputFiles({
    name: 'consumption.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

async function readsFile(page: Page) {
  const before = await lineOf(page, 'Bill today').innerText();
  await choose(page, METER_FILES.octopus(halfHoursOf('2025-06-01', 365)));
  await expect(said(page)).toHaveText(/We read 17,520 half-hours from 1 June 2025 to/);
  await expect(lineOf(page, 'Bill today')).not.toHaveText(before);
  await expect(page.getByRole('img', { name: /What your meter counted/ })).toBeVisible();
  await settles(page);
  // The line at the foot covers what lies under it until one scrolls.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 4000 });
  expect(await violationsOf(page, '#planner')).toEqual([]);
  if (size) await page.setViewportSize(size);
  // A link has the plan alone.
  await expect(page).not.toHaveURL(/meter/);
}

async function refusesBroken(page: Page) {
  const before = await lineOf(page, 'Bill today').innerText();
  const lines = METER_FILES.n3rgy(halfHoursOf('2025-06-01', 40)).split('\n');
  lines[13] = '2025-06-01 06:30,abc';
  await choose(page, lines.join('\n'));
  await expect(said(page)).toHaveText('Line 14: expected a number of kWh from 0 to 15, got “abc”.');
  await expect(lineOf(page, 'Bill today')).toHaveText(before);
}

async function takesMonths(page: Page) {
  await monthsBox(page).focus();
  await page.keyboard.insertText('1 2 3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Enter twelve numbers, January first: there are 3.');
  await monthsBox(page).fill(MONTHS);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^Twelve months of yours.* Together 2,950 kWh a year\.$/);
}

test('readings of a meter take the place of a typical household', async ({ page }) => {
  await openPlanner(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  const before = await lineOf(page, 'Bill today').innerText();
  await page.getByText('Readings of your own meter').press('Enter');
  await test.step('a file is read and seen', () => readsFile(page));
  await test.step('a broken one is refused by its line, and nothing is lost', () =>
    refusesBroken(page));
  await test.step('twelve months do too, by keyboard', () => takesMonths(page));
  await test.step('they can be forgotten', async () => {
    await page.getByRole('button', { name: 'Forget these readings' }).press('Enter');
    await expect(lineOf(page, 'Bill today')).toHaveText(before);
    await expect(monthsBox(page)).toHaveValue('');
  });
  expect(requests).toEqual([]);
});
