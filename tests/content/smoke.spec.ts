// Checks before a site goes live, for any content: every page is complete, every island works once.
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import { CALCULATOR_TRIALS } from '../../harness/flows/calculator-trials.ts';
import { waitForHydration, resultOf } from '../../harness/flows/calculator-steps.ts';
import { stationCards, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import { findCalendarDay, BOOKING_TIME, openCalendar } from '../support/booking-steps.ts';
import { builtPage, findHtmlErrors, findNotesToCompany, listPages } from '../support/built-page.ts';
import { openDashboard, panelOf } from '../support/dashboard.ts';
import { expect, test } from '../support/visitor.ts';

// The browser's message for a page with status 404.
test.use({ expectedMessages: /^Not found: / });

const pages = listPages();

test('every page loads completely and fits a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of pages) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      const root = page.locator('html');
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth), 'its width').toBe(360);
    });
  }
});

test('every page is valid HTML', async () => {
  expect(await findHtmlErrors()).toEqual([]);
});

test('no page shows visitors a note for the company', () => {
  expect(findNotesToCompany()).toEqual([]);
});

for (const { name, path, url } of CALCULATOR_TRIALS.filter((trial) => pages.includes(trial.path))) {
  test(`calculates the worked example of ${name}`, async ({ page }) => {
    await page.goto(url);
    await waitForHydration(page);
    await expect(resultOf(page), path).toHaveText(/\d/);
    await expect(resultOf(page)).not.toHaveText(/NaN|Infinity|undefined/);
  });
}

if (pages.includes('/planner')) {
  test('the planner shows an answer in pounds', async ({ page }) => {
    await page.goto('/planner');
    await waitForHydration(page);
    const response = page.getByRole('region', { name: 'The answer' });
    await expect(response).toHaveText(/£[\d,]+/);
    await expect(response).not.toHaveText(/NaN|Infinity|undefined/);
  });
}

const hasFinder =
  pages.includes('/services/ev-chargers') &&
  builtPage('/services/ev-chargers').querySelector('#charging-stations') !== null;

if (hasFinder) {
  test('the station finder finds the station for a postcode', async ({ page }) => {
    const { stations } = JSON.parse(readFileSync(`${CONTENT_FOLDER}/stations.json`, 'utf8')) as {
      stations: { postcode: string }[];
    };
    await openFinder(page);
    await searchFor(page, stations[0]?.postcode ?? '');
    await expect(stationCards(page).first()).toHaveText(/\S/);
  });
}

for (const route of pages.filter((each) => each.startsWith('/hospitality/'))) {
  test(`the calendar of ${route} shows the shortest stay from a day`, async ({ page }) => {
    await openCalendar(page, route, BOOKING_TIME);
    await findCalendarDay(page, 'Friday 14 August 2026').click();
    await expect(page.locator('.booking-stay')).toContainText(/Arrive on .* \d+ nights?/);
  });
}

test('the contact form reports missing fields', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
});

test('the dashboard lists the site’s content', async ({ page }) => {
  await openDashboard(page);
  await expect(panelOf(page).getByRole('listitem').first()).toHaveText(/\S/);
});
