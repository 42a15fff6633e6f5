import type { Page } from '@playwright/test';
import {
  failStationData,
  stationCards,
  STATION_DATA,
  waitForFinder,
  openFinder,
  searchFor,
} from '../../../harness/flows/station-finder.ts';
import { toastOf } from '../../../harness/flows/toasts.ts';
import { DALIBURGH, expect, QUAYS, test, watchFetches } from '../../support/stations.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

const SCRIPT = '**/_astro/StationFinder*.js';
const NOT_FOUND = 'Could not find the location. Please check the postcode and try again.';
const NOT_FETCHED = 'Could not fetch charging stations. Please try again later.';

async function searchTwice(page: Page): Promise<void> {
  await searchFor(page, 'HS1 2DY');
  await expect(stationCards(page)).toHaveCount(QUAYS.length);
  await searchFor(page, 'HS8 5SS');
  await expect(stationCards(page)).toHaveCount(3);
}

test('with data saving on, stations are fetched only for a search', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = watchFetches(page);
  await openFinder(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await searchTwice(page);
  expect(requests.filter((path) => path === '/data/stations.json')).toHaveLength(1);
});

test('a search before hydration is run', async ({ page }) => {
  const releaseScript = await delayRequests(page, SCRIPT);
  await page.goto('/services/ev-chargers#charging-stations', { waitUntil: 'commit' });
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/near=HS8/);
  releaseScript();
  await expect(stationCards(page)).toHaveCount(3);
});

test.describe('if the stations cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a postcode search recovers from a failure without Retry', async ({ page }) => {
    const answers = [
      { status: 503, body: 'Out of order' },
      { body: '<!doctype html><title>Sign in to the network</title>' },
      { body: '{"stations":7}' },
    ];
    await page.route(STATION_DATA, (route) => {
      const answer = answers[0];
      return answer ? route.fulfill(answer) : route.fallback();
    });
    await openFinder(page);
    while (answers.length > 0) {
      await searchFor(page, 'HS8 5SS');
      await expect(page.getByRole('alert')).toContainText(NOT_FOUND);
      answers.shift();
    }
    await searchFor(page, 'HS8 5SS');
    await expect(stationCards(page)).toHaveCount(3);
  });

  test('Retry searches again after a failure', async ({ page, context }) => {
    await test.step('Retry searches Stornoway', async () => {
      const data = await failStationData(page);
      await openFinder(page);
      await searchFor(page, 'HS8 5SS');
      await expect(page.getByRole('alert')).toContainText(NOT_FOUND);
      await expect(toastOf(page, 'Error')).toContainText(NOT_FOUND);
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.click();
      await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
      await expect(toastOf(page, 'Error').getByText(NOT_FETCHED)).toBeVisible();
      await data.restore();
      await retry.click();
      await expect(stationCards(page)).toHaveCount(QUAYS.length);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(toastOf(page, 'Using Default Location').first()).toBeVisible();
    });
    await test.step('Retry searches at the device’s location, if permitted', async () => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(DALIBURGH);
      const data = await failStationData(page);
      await page.reload();
      await waitForFinder(page);
      await searchFor(page, 'HS1 2DY');
      await expect(page.getByRole('alert')).toContainText(NOT_FOUND);
      await data.restore();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(stationCards(page)).toHaveCount(3);
      await expect(toastOf(page, 'Using Your Location')).toBeVisible();
    });
  });
});

test.describe('once the finder is open', () => {
  test.use({ expectedMessages: /net::ERR_INTERNET_DISCONNECTED/ });

  test('every search succeeds offline', async ({ page, context }) => {
    const missing: string[] = [];
    page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
    const ahead = [/\/data\/stations\.json$/, /\/isles\b[^/]*\.svg$/].map((address) =>
      page.waitForResponse(address),
    );
    await openFinder(page);
    for (const response of await Promise.all(ahead)) await response.finished();
    await context.setOffline(true);
    await searchTwice(page);
    await expect(
      page.getByText('3 stations within 6 miles (10 km).', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const map = await page.locator('.station-map image').getAttribute('href');
    await page.evaluate(async (href) => {
      const image = new Image();
      image.src = href ?? '';
      await image.decode();
    }, map);
    // The browser requests the icon again if the address changes.
    expect(missing.filter((path) => path !== '/favicon.svg')).toEqual([]);
  });
});
