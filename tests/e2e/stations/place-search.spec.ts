// The Worker's place search in its runtime; unit tests cover the cases.
import { expect, test } from '@playwright/test';
import stationsFile from '../../fixtures/company/stations.json' with { type: 'json' };

test('the Worker finds stations and postcodes, cached or not', async ({ request }) => {
  const { id, latitude, longitude } = stationsFile.stations[0] ?? {};
  const near = { type: 'nearby', latitude, longitude, radius: 50_000, limit: 50 };
  const ask = async (data: object) => {
    const response = await request.post('/api/place-search', { data });
    expect(response.status()).toBe(200);
    return response.json() as Promise<unknown>;
  };
  const found = await ask(near);
  expect(found).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  expect(await ask(near)).toEqual(found);
  expect(await ask({ ...near, limit: 1 })).not.toEqual(found);
  expect(await ask({ type: 'geocode', postcode: 'hs85ss' })).toEqual({
    results: [{ position: { lat: 57.2294, lon: -7.3763 } }],
  });
});
