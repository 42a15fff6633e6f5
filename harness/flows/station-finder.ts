import type { Page } from '@playwright/test';

export const STATION_DATA = '**/data/stations.json';

/** Opens the station finder and waits until its buttons work. */
export async function openFinder(page: Page, search = ''): Promise<void> {
  await page.goto(`/services/ev-chargers#charging-stations${search}`);
  await waitForFinder(page);
}

/** Waits until the finder has hydrated. */
export async function waitForFinder(page: Page): Promise<void> {
  await page.locator('astro-island:not([ssr]) #near').waitFor();
}

export async function searchFor(page: Page, postcode: string): Promise<void> {
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

export const stationCards = (page: Page) => page.locator('.station-cards > li');

/** Makes requests for the stations' file fail with status 503, until undone. */
export async function failStationData(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.route(STATION_DATA, (route) => route.fulfill({ status: 503, body: 'Out of order' }));
  return { restore: () => page.unroute(STATION_DATA) };
}
