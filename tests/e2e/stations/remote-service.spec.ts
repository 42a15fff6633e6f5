import { STORNOWAY } from '../../support/place-service.ts';
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

test('a postcode is looked up by the remote service', async ({ page, places }) => {
  await test.step('the service’s stations replace the site’s', async () => {
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
  });
  await test.step('a new search cancels a slow request', async () => {
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
  });
  await test.step('an unknown postcode is reported', async () => {
    places.reset();
    await searchFor(page, 'ZZ99 9ZZ');
    await expect(page.getByRole('alert')).toContainText(
      'Could not find location for the provided postcode.',
    );
    expect(places.requests).toHaveLength(1);
  });
  await test.step('Retry searches again after a failure', async () => {
    const fault = {
      kind: 'replace-response',
      body: '<!doctype html><title>Sign in</title>',
    } as const;
    places.injectFault('geocode', fault);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByRole('alert')).toContainText(NOT_LOCATED);
    places.reset();
    places.injectFault('nearby', fault);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
    places.reset();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(stationCards(page).first()).toContainText('Harbour');
    expect(places.requests).toEqual([nearby(STORNOWAY)]);
  });
});
