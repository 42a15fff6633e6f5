// The Worker's place search in its runtime; unit tests cover the cases.
import { expect, test } from '@playwright/test';
import stationsFile from '../../fixtures/company/stations.json' with { type: 'json' };

const CALL = '/api/place-search';

test('the Worker finds stations and postcodes, cached or not', async ({ request }) => {
  const { id, latitude, longitude } = stationsFile.stations[0] ?? {};
  const near = { type: 'nearby', latitude, longitude, radius: 50_000, limit: 50 };
  const ask = async (data: object) => {
    const response = await request.post(CALL, { data });
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

test('the Worker describes an invalid request', async ({ request }) => {
  const get = await request.get(CALL);
  expect(get.status()).toBe(405);
  expect(get.headers()['allow']).toBe('POST');
  const long = await request.post(CALL, { data: { more: 'x'.repeat(2000) } });
  expect(long.status()).toBe(413);
  expect(await long.json()).toEqual({ error: expect.stringMatching(/\w+ .*\.$/) as unknown });
});
