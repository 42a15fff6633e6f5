import type { BrowserContext, Page } from '@playwright/test';
import { DALIBURGH_LAT_LON, STORNOWAY, type PlaceService } from '../../support/place-service.ts';
import { expect, test } from '../../support/remote-site.ts';
import { stationCards, openFinder, searchFor } from '../../../harness/flows/station-finder.ts';
import { toastOf } from '../../../harness/flows/toasts.ts';

const NOT_LOCATED = 'Could not find the location. Please check the postcode and try again.';
const NOT_FETCHED = 'Could not fetch charging stations. Please try again later.';

const nearby = ({ lat, lon }: { lat: number; lon: number }) => ({
  type: 'nearby',
  latitude: lat,
  longitude: lon,
  radius: 10_000,
  limit: 20,
});

async function usesService(page: Page, places: PlaceService) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await openFinder(page);
  await searchFor(page, 'HS1 2DY');
  await expect(stationCards(page).getByRole('heading')).toHaveText([
    'Harbour',
    'EV Charging Station',
  ]);
  await expect(stationCards(page).first()).toContainText('North Beach, Stornoway');
  await expect(stationCards(page).first()).toContainText('CCS 50 kW');
  await expect(stationCards(page).last()).toContainText('Address not available');
  for (const card of await stationCards(page).all()) {
    await expect(card).toContainText('Connectors simulated.');
  }
  await expect(toastOf(page, 'Charging Stations Found')).toContainText('2 stations');
  expect(places.requests).toEqual([{ type: 'geocode', postcode: 'HS1 2DY' }, nearby(STORNOWAY)]);
  expect(paths).not.toContain('/data/stations.json');
}

async function endsSlowSearch(page: Page, places: PlaceService) {
  places.reset();
  places.injectFault('geocode', { kind: 'hang' });
  await searchFor(page, 'HS1 2DY');
  await expect.poll(() => places.requests).toHaveLength(1);
  places.reset();
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await page.getByRole('button', { name: 'Searching...' }).click();
  await expect(stationCards(page).getByRole('heading')).toHaveText(['School']);
  await expect
    .poll(() => places.abortedQueries)
    .toEqual([{ type: 'geocode', postcode: 'HS1 2DY' }]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toastOf(page, 'Error')).toHaveCount(0);
}

async function reportsUnknownPlace(page: Page, places: PlaceService) {
  places.reset();
  await searchFor(page, 'ZZ99 9ZZ');
  await expect(page.getByRole('alert')).toContainText(
    'Could not find location for the provided postcode.',
  );
  expect(places.requests).toHaveLength(1);
}

test('a postcode is looked up by the remote service', async ({ page, places }) => {
  await test.step('the service’s stations replace the site’s', () => usesService(page, places));
  await test.step('a new search cancels a slow request', () => endsSlowSearch(page, places));
  await test.step('an unknown postcode is reported', () => reportsUnknownPlace(page, places));
});

async function reportsFailure(page: Page, places: PlaceService) {
  for (const fault of [
    { kind: 'reset' },
    { kind: 'replace-response', status: 503, body: '{"results":[]}' },
    { kind: 'replace-response', body: '<!doctype html><title>Sign in</title>' },
    { kind: 'replace-response', body: '{"results":[{"position":"here"}]}' },
  ] as const) {
    places.reset();
    places.injectFault('geocode', fault);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
    await expect(toastOf(page, 'Error').getByText(NOT_LOCATED)).toBeVisible();
    places.reset();
    places.injectFault('nearby', fault);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
    await expect(toastOf(page, 'Error').getByText(NOT_FETCHED)).toBeVisible();
    await expect(stationCards(page)).toHaveCount(0);
  }
}

async function retriesByDevice(page: Page, context: BrowserContext, places: PlaceService) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({
    latitude: DALIBURGH_LAT_LON.lat,
    longitude: DALIBURGH_LAT_LON.lon,
  });
  places.reset();
  places.injectFault('geocode', { kind: 'reset' });
  places.injectFault('nearby', { kind: 'reset' });
  await searchFor(page, 'HS1 2DY');
  await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
  places.reset();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(stationCards(page).getByRole('heading')).toHaveText(['School']);
  await expect(toastOf(page, 'Using Your Location').first()).toBeVisible();
  expect(places.requests).toEqual([nearby(DALIBURGH_LAT_LON)]);
}

async function retriesInStornoway(page: Page, context: BrowserContext, places: PlaceService) {
  await context.clearPermissions();
  // Chromium 150 keeps the permission until the page is loaded again.
  await page.reload();
  await openFinder(page);
  places.injectFault('geocode', { kind: 'reset' });
  await searchFor(page, 'HS8 5SS');
  await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
  places.reset();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(stationCards(page).first()).toContainText('Harbour');
  await expect(toastOf(page, 'Using Default Location')).toBeVisible();
  expect(places.requests).toEqual([nearby(STORNOWAY)]);
}

test.describe('if the service fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('Retry searches again after a failure', async ({ page, context, places }) => {
    await openFinder(page);
    await test.step('every type of failure is reported', () => reportsFailure(page, places));
    await test.step('Retry searches at the device’s location', () =>
      retriesByDevice(page, context, places));
    await test.step('Retry searches Stornoway if there is no location', () =>
      retriesInStornoway(page, context, places));
  });
});
