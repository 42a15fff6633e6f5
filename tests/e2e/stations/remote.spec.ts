import { BUILD_MS, startBuiltSite } from '../../support/built-site.ts';
import {
  DALIBURGH,
  startPlaceService,
  STORNOWAY,
  type PlaceService,
} from '../../support/place-service.ts';
import { sharedFixture } from '../../support/shared-fixture.ts';
import { cardsOf, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { toastOf } from '../../../harness/visits/toasts.ts';
import { expect, test as base } from '../../support/visitor.ts';

const NOT_LOCATED = 'Could not find the location. Please check the postcode and try again.';
const NOT_FETCHED = 'Could not fetch charging stations. Please try again later.';
async function start() {
  const service = await startPlaceService();
  const site = await startBuiltSite({ PUBLIC_PLACE_SEARCH_URL: service.url });
  return {
    service,
    site: site.origin,
    close: () => Promise.all([site.close(), service.close()]),
  };
}

/** The site built to ask a service on another origin, and that service, as it should be at the start of each test. */
const test = base.extend<{ service: PlaceService }, { remote: Awaited<ReturnType<typeof start>> }>({
  remote: sharedFixture(start, BUILD_MS),
  baseURL: ({ remote }, use) => use(remote.site),
  services: ({ remote }, use) => use([remote.service.origin]),
  service: async ({ remote }, use) => {
    remote.service.behave();
    await use(remote.service);
  },
});

// One build is enough for all of them.
test.describe.configure({ mode: 'default' });

const nearby = ({ lat, lon }: { lat: number; lon: number }) => ({
  type: 'nearby',
  latitude: lat,
  longitude: lon,
  radius: 10_000,
  limit: 20,
});

test('a postcode is asked of the service, and its stations are shown, not those of the site', async ({
  page,
  service,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await openFinder(page);
  await searchFor(page, 'HS1 2DY');
  await expect(cardsOf(page).getByRole('heading')).toHaveText(['Harbour', 'EV Charging Station']);
  await expect(cardsOf(page).first()).toContainText('North Beach, Stornoway');
  await expect(cardsOf(page).first()).toContainText('CCS 50 kW');
  await expect(cardsOf(page).last()).toContainText('Address not available');
  for (const card of await cardsOf(page).all()) {
    await expect(card).toContainText('Connectors not known, so simulated.');
  }
  await expect(toastOf(page, 'Charging Stations Found')).toContainText('2 stations');
  expect(service.asked).toEqual([{ type: 'geocode', postcode: 'HS1 2DY' }, nearby(STORNOWAY)]);
  expect(paths).not.toContain('/data/stations.json');
});

test('a postcode that the service does not know is said so', async ({ page, service }) => {
  await openFinder(page);
  await searchFor(page, 'ZZ99 9ZZ');
  await expect(page.getByRole('alert')).toContainText(
    'Could not find location for the provided postcode.',
  );
  expect(service.asked).toHaveLength(1);
});

test('a new search puts an end to a slow one, at the service too', async ({ page, service }) => {
  service.misbehave('geocode', { kind: 'hang' });
  await openFinder(page);
  await searchFor(page, 'HS1 2DY');
  await expect.poll(() => service.asked).toHaveLength(1);
  service.behave();
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await page.getByRole('button', { name: 'Searching...' }).click();
  await expect(cardsOf(page).getByRole('heading')).toHaveText(['School']);
  await expect.poll(() => service.calledOff).toEqual([{ type: 'geocode', postcode: 'HS1 2DY' }]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toastOf(page, 'Error')).toHaveCount(0);
});

test.describe('when the service fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('that it is down, answers 503, a web page or another shape is said, for a postcode and for stations', async ({
    page,
    service,
  }) => {
    await openFinder(page);
    for (const how of [
      { kind: 'reset' },
      { kind: 'answer', status: 503, body: '{"results":[]}' },
      { kind: 'answer', body: '<!doctype html><title>Sign in</title>' },
      { kind: 'answer', body: '{"results":[{"position":"here"}]}' },
    ] as const) {
      service.behave();
      service.misbehave('geocode', how);
      await searchFor(page, 'HS1 2DY');
      await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
      await expect(toastOf(page, 'Error').getByText(NOT_LOCATED)).toBeVisible();
      service.behave();
      service.misbehave('nearby', how);
      await searchFor(page, 'HS1 2DY');
      await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
      await expect(toastOf(page, 'Error').getByText(NOT_FETCHED)).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(0);
    }
  });

  test('Retry searches where the device is, once the service is back', async ({
    page,
    context,
    service,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: DALIBURGH.lat, longitude: DALIBURGH.lon });
    service.misbehave('geocode', { kind: 'reset' });
    service.misbehave('nearby', { kind: 'reset' });
    await openFinder(page);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
    service.behave();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cardsOf(page).getByRole('heading')).toHaveText(['School']);
    await expect(toastOf(page, 'Using Your Location').first()).toBeVisible();
    expect(service.asked).toEqual([nearby(DALIBURGH)]);
  });

  test('Retry searches Stornoway where the device does not say, once the service is back', async ({
    page,
    context,
    service,
  }) => {
    await context.clearPermissions();
    service.misbehave('geocode', { kind: 'reset' });
    await openFinder(page);
    await searchFor(page, 'HS8 5SS');
    await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
    service.behave();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cardsOf(page).first()).toContainText('Harbour');
    await expect(toastOf(page, 'Using Default Location')).toBeVisible();
    expect(service.asked).toEqual([nearby(STORNOWAY)]);
  });
});
