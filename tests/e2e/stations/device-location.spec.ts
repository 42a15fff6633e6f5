import type { Page } from '@playwright/test';
import {
  stationCards,
  STATION_DATA,
  openFinder,
  searchFor,
} from '../../../harness/flows/station-finder.ts';
import { shownToasts, toastOf, toastWithText } from '../../../harness/flows/toasts.ts';
import type { Point } from '../../../src/stations/rules/geometry.ts';
import { DALIBURGH, expect, QUAYS, test } from '../../support/stations.ts';
import { delayRequests } from '../../../harness/flows/delay-requests.ts';

const DEFAULT =
  "We're showing charging stations in Stornoway. Search by postcode for specific locations.";
const UNDER_WAY = 'Looking for charging stations...';

const searchHere = (page: Page) =>
  page.getByRole('button', { name: 'Find Stations Near Me' }).click();

/** Sets the device's location, or an error code of the Geolocation API, or, without either, no response. */
const answerLocation = (page: Page, answer?: Point | number) =>
  page.evaluate((location) => {
    navigator.geolocation.getCurrentPosition = (found, fail) => {
      if (typeof location === 'number') fail?.({ code: location } as GeolocationPositionError);
      else if (location) found({ coords: location } as GeolocationPosition);
    };
  }, answer);

async function reportsNoStations(page: Page) {
  await expect(page.getByText('No charging stations found in this area.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest ones' })).toHaveCount(0);
  await expect(stationCards(page)).toHaveCount(0);
}

test('stations near the device’s location are announced', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DALIBURGH);
  const map = page.getByRole('group', { name: 'Stations' });
  await test.step('a new search cancels a running one', async () => {
    const releaseData = await delayRequests(page, STATION_DATA);
    await openFinder(page);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeVisible();
    await expect(page.getByText(UNDER_WAY)).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(3);
    await searchHere(page);
    await expect(toastOf(page, 'Using Your Location')).toBeVisible();
    releaseData();
    await expect(stationCards(page)).toHaveCount(3);
    await expect(toastOf(page, 'Charging Stations Found')).toHaveCount(1);
    await expect(toastOf(page, 'Charging Stations Found')).toContainText('3 stations');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await expect(page.getByText(UNDER_WAY)).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByText('Distances are measured from the centre of')).toHaveCount(0);
  });
  await test.step('no stations are found in London, over 150 km from all of them', async () => {
    await answerLocation(page, { latitude: 51.5, longitude: -0.12 });
    await searchHere(page);
    await reportsNoStations(page);
    await expect(toastOf(page, 'Using Your Location')).toHaveCount(1);
  });
  await test.step('a search from St Kilda shows the nearest stations without an empty map', async () => {
    await answerLocation(page, { latitude: 57.81, longitude: -8.58 });
    await searchHere(page);
    await expect(stationCards(page).first()).toContainText(/\d{2} km\) (east|south-east)/);
    await expect(
      page.getByText('No charging stations found. Try searching for a different location.'),
    ).toBeVisible();
    await expect(stationCards(page)).toHaveCount(3);
    await expect(map).toHaveCount(0);
  });
});

async function isInStornoway(page: Page): Promise<void> {
  await expect(toastOf(page, 'Using Default Location').getByText(DEFAULT)).toHaveText(DEFAULT);
  await expect(stationCards(page)).toHaveCount(QUAYS.length);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function searchesStornowayInstead(page: Page): Promise<void> {
  await expect(stationCards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/near=HS8/);
  await expect(toastOf(page, 'Using Default Location')).toHaveCount(0);
  await searchHere(page);
  await isInStornoway(page);
  await expect(page).not.toHaveURL(/near=/);
}

test('Stornoway is searched if there is no location', async ({ page, context }) => {
  await context.clearPermissions();
  await openFinder(page, '?near=HS8%205SS');
  await test.step('Stornoway is searched if permission is denied', () =>
    searchesStornowayInstead(page));
  await test.step('Stornoway is searched if the device finds no location', async () => {
    // The Geolocation API's code for an unavailable location.
    await answerLocation(page, 2);
    await searchFor(page, 'HS8 5SS');
    await searchesStornowayInstead(page);
  });
  await test.step('Stornoway is searched if the browser has no geolocation', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'geolocation', { value: undefined });
    });
    await searchFor(page, 'HS8 5SS');
    await searchesStornowayInstead(page);
  });
});

test('a search does not wait longer than 10 seconds for a location', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('The location was asked for');
    };
  });
  await page.clock.install();
  await test.step('no page asks for the location unprompted', async () => {
    await openFinder(page);
    await searchFor(page, 'HS8 5SS');
    await expect(stationCards(page)).toHaveCount(3);
  });
  await test.step('a missing location times out after 10 seconds', async () => {
    await answerLocation(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await searchHere(page);
    await expect(page.getByText(UNDER_WAY)).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(page.getByText(UNDER_WAY)).toBeVisible();
    await expect(stationCards(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await isInStornoway(page);
  });
  await test.step('a postcode search does not wait for a slow location', async () => {
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        addEventListener('late-location', () => {
          found({ coords: { latitude: 58.208, longitude: -6.3847 } } as GeolocationPosition);
        });
      };
    });
    await searchHere(page);
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeVisible();
    await page.getByLabel('Postcode').fill('HS8 5SS');
    // The button has its other label during a search.
    await page.getByRole('button', { name: 'Searching...' }).click();
    await expect(stationCards(page)).toHaveCount(3);
    await expect(toastWithText(page, 'Charging Stations Found', '3 stations')).toBeVisible();
    await expect(toastOf(page, 'Charging Stations Found')).toHaveCount(1);
    const before = await page.locator('.finder').innerHTML();
    await page.evaluate(async () => {
      dispatchEvent(new Event('late-location'));
      // Its effects are rendered two frames later.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await page.locator('.finder').innerHTML()).toBe(before);
    await expect(shownToasts(page)).toHaveCount(1);
  });
});
