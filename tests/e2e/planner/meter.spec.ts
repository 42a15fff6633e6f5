import type { Page } from '@playwright/test';
import { halfHoursOf, METER_FILES, SUPPLIER_FILES } from '../../support/meter-files.ts';
import { lineOf, openPlanner, waitForPlannerAnswer } from '../../support/planner-page.ts';
import { findViolations } from '../../support/accessibility.ts';
import { expect, test } from '../../support/visitor.ts';

const fileBox = (page: Page) => page.getByLabel('Half-hourly readings (CSV file)');
const monthsBox = (page: Page) => page.getByLabel('Or twelve monthly readings, kWh');
const summaryOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: /half-hour|Line|month|twelve/i });
const MONTHS = '310 280 290 240 210 190 180 190 210 250 280 320';

const choose = (page: Page, text: string) =>
  fileBox(page).setInputFiles({
    name: 'consumption.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

test('meter readings replace the figures of a typical household', async ({ page }) => {
  await openPlanner(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  const before = await lineOf(page, 'Bill today').innerText();
  await page.getByText('Use readings from your own meter').press('Enter');
  await test.step('readings in a file are shown as a chart', async () => {
    const before = await lineOf(page, 'Bill today').innerText();
    await choose(page, METER_FILES.octopus(halfHoursOf('2025-06-01', 365)));
    await expect(summaryOf(page)).toHaveText(/We read 17,520 half-hours from 1 June 2025 to/);
    await expect(lineOf(page, 'Bill today')).not.toHaveText(before);
    await expect(page.getByRole('img', { name: /^Your meter readings/ })).toBeVisible();
    await waitForPlannerAnswer(page);
    // The bar at the bottom covers the field until the page is scrolled.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 4000 });
    expect(await findViolations(page, '#planner')).toEqual([]);
    if (size) await page.setViewportSize(size);
    // A link contains only the plan, not the readings.
    await expect(page).not.toHaveURL(/meter/);
  });
  await test.step('earlier readings are kept if a file is invalid', async () => {
    const before = await lineOf(page, 'Bill today').innerText();
    await choose(page, 'timestamp (UTC),energyConsumption (kWh)\n2025-06-01 06:30,abc');
    await expect(summaryOf(page)).toHaveText(
      'Line 2: expected a number of kWh from 0 to 15, got “abc”.',
    );
    await expect(lineOf(page, 'Bill today')).toHaveText(before);
  });
  await test.step('twelve monthly readings can be entered by keyboard', async () => {
    await monthsBox(page).focus();
    await page.keyboard.insertText('1 2 3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(summaryOf(page)).toHaveText('Enter twelve numbers, January first: you entered 3.');
    await monthsBox(page).fill(MONTHS);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(summaryOf(page)).toHaveText(
      /^Your twelve monthly readings.* That makes 2,950 kWh a year\.$/,
    );
  });
  await test.step('readings can be deleted', async () => {
    await page.getByRole('button', { name: 'Forget these readings' }).press('Enter');
    await expect(lineOf(page, 'Bill today')).toHaveText(before);
    await expect(monthsBox(page)).toHaveValue('');
  });
  expect(requests).toEqual([]);
});

const fills = (page: Page) =>
  page.getByRole('group', { name: 'Treat missing half-hours as zero, or as typical use?' });

test('a visitor chooses how to count missing half-hours', async ({ page }) => {
  await openPlanner(page);
  await page.getByText('Use readings from your own meter').press('Enter');
  const bill = lineOf(page, 'Bill today');
  const readsFixture = async (name: keyof typeof SUPPLIER_FILES, text: RegExp) => {
    await choose(page, SUPPLIER_FILES[name]);
    await expect(summaryOf(page)).toHaveText(text);
    await waitForPlannerAnswer(page);
  };

  await readsFixture('zeros-written', /^We read 1,344 half-hours.* That makes 2,810 kWh a year\.$/);
  await expect(fills(page)).toBeHidden();
  const written = await bill.innerText();

  await readsFixture(
    'zeros-left-out',
    /728 half-hours are missing.* That makes 2,810 kWh a year\.$/,
  );
  await expect(fills(page).getByLabel('As zero')).toBeChecked();
  await expect(bill).toHaveText(written);
  expect(await findViolations(page, '#planner')).toEqual([]);

  await fills(page).getByLabel('As zero').press('ArrowDown');
  await expect(fills(page).getByLabel('As typical use')).toBeChecked();
  await expect(summaryOf(page)).toHaveText(
    /728 half-hours are missing.* That makes 7,706 kWh a year\.$/,
  );
  await expect(bill).not.toHaveText(written);

  await test.step('each file has its own default for missing half-hours', async () => {
    await readsFixture('error-code', /line 702 has “4294967\.295”\. 1 half-hour is missing\./);
    await expect(fills(page).getByLabel('As typical use')).toBeChecked();
    await readsFixture('zeros-left-out', /That makes 2,810 kWh a year\.$/);
    await expect(bill).toHaveText(written);
    await page.getByRole('button', { name: 'Forget these readings' }).press('Enter');
    await expect(fills(page)).toBeHidden();
  });
});
