import { describe, expect, test } from 'vitest';
import stationsFile from '../../../fixtures/company/stations.json' with { type: 'json' };
import { distanceBetween } from '../../../../src/stations/rules/geometry.ts';
import { respondToPlaceSearch } from '../../../../src/stations/worker/place-search.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { fakeCache } from '../../../support/fake-cache.ts';

const { database: DB, query } = useEnquiryDatabase();

const NEARBY = { type: 'nearby', latitude: 58.208, longitude: -6.3847, radius: 10_000, limit: 20 };
const GEOCODE = { type: 'geocode', postcode: 'HS1 2DY' };
const JSON_TYPE = { 'content-type': 'application/json' };

interface Results {
  results: { id: string; position: { lat: number; lon: number } }[];
}

const request = (init: RequestInit) =>
  new Request('https://machair.example/api/place-search', init);
const send = (body: BodyInit, headers: Record<string, string> = JSON_TYPE, cache?: Cache) =>
  respondToPlaceSearch(request({ method: 'POST', headers, body }), { DB }, cache);
const ask = (query: unknown, cache?: Cache) => send(JSON.stringify(query), JSON_TYPE, cache);
const read = async (response: Response) => (await response.json()) as Results;

describe('requests to /api/place-search', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('returns 405 for %s', async (method) => {
    const response = await respondToPlaceSearch(request({ method }), { DB });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test.each<[number, string, BodyInit, Record<string, string>]>([
    [415, 'text', JSON.stringify(NEARBY), { 'content-type': 'text/plain' }],
    [415, 'similar type', JSON.stringify(NEARBY), { 'content-type': 'application/jsonish' }],
    [413, 'body over 2,000 bytes', JSON.stringify({ more: 'é'.repeat(1000) }), JSON_TYPE],
    [413, 'announced length', '{}', { ...JSON_TYPE, 'content-length': '2001' }],
    [400, 'JSON', '{', JSON_TYPE],
    [400, 'empty body', '', JSON_TYPE],
    [403, 'request from another site', '{}', { origin: 'https://elsewhere.example' }],
    [403, 'request from a sandbox', '{}', { origin: 'null' }],
    [403, 'request from an old browser', '{}', { 'sec-fetch-site': 'cross-site' }],
  ])('returns %i for an invalid %s', async (status, _, body, headers) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['no type', { postcode: 'HS1 2DY' }],
    ['another type', { ...NEARBY, type: 'far' }],
    ['no latitude', { ...NEARBY, latitude: undefined }],
    ['a latitude as text', { ...NEARBY, latitude: '58' }],
    ['an impossible latitude', { ...NEARBY, latitude: 90.1 }],
    ['an impossible longitude', { ...NEARBY, longitude: -180.1 }],
    ['a radius over 50 km', { ...NEARBY, radius: 50_001 }],
    ['a radius that is too small', { ...NEARBY, radius: 0 }],
    ['a limit over 50', { ...NEARBY, limit: 51 }],
    ['a limit of 0', { ...NEARBY, limit: 0 }],
    ['a limit that is not whole', { ...NEARBY, limit: 1.5 }],
    ['one field too many', { ...NEARBY, key: 'x' }],
    ['no postcode', { type: 'geocode' }],
    ['a blank postcode', { type: 'geocode', postcode: '   ' }],
    ['an endless postcode', { type: 'geocode', postcode: 'HS1 2DY HS1 2DY' }],
    ['a postcode that is a number', { type: 'geocode', postcode: 12 }],
  ])('describes the expected shape after %s', async (_, query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('1 to 50000');
  });

  test('does not cache an invalid request', async () => {
    const cache = fakeCache();
    const response = await ask({}, cache);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cache.puts()).toBe(0);
  });
});

describe('place search with the built-in stations', () => {
  test('returns stations near a point in the specified format', async () => {
    const response = await ask({ ...NEARBY, radius: 50_000, limit: 50 });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { results } = await read(response);
    const expected = stationsFile.stations
      .map((station) => ({ ...station, distance: distanceBetween(NEARBY, station) }))
      .filter(({ distance }) => distance <= 50_000)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, 50)
      .map(({ id, name, postcode, latitude, longitude }) => ({
        id,
        poi: { name, categories: ['electric vehicle station'] },
        address: { freeformAddress: expect.stringContaining(` ${postcode}`) as string },
        position: { lat: latitude, lon: longitude },
      }));
    expect(results).toEqual(expected);
    expect(await read(await ask({ ...NEARBY, limit: 2 }))).toEqual({
      results: expected.slice(0, 2),
    });
  });

  test.each(['HS8 5SS', 'hs85ss', ' HS8 5SS '])(
    'returns the location of "%s"',
    async (postcode) => {
      expect(await read(await ask({ type: 'geocode', postcode }))).toEqual({
        results: [{ position: { lat: 57.2294, lon: -7.3763 } }],
      });
    },
  );

  test.each([
    ['IV51 9EY', 57.4],
    ['iv408dh', 57.3],
    ['PH41 4PY', 57],
    ['IV26 2TB', 57.9],
    ['PA34 4LW', 56.4],
  ])('returns the location of "%s" across the Minch', async (postcode, latitude) => {
    const { results } = await read(await ask({ type: 'geocode', postcode }));
    expect(results[0]?.position.lat).toBeCloseTo(latitude, 0);
  });

  test('returns no location for a postcode elsewhere', async () => {
    const answer = await read(await ask({ type: 'geocode', postcode: 'EH1 1AA' }));
    expect(answer).toEqual({ results: [] });
  });

  test('accepts a request from this site, with parameters and capitals in its type', async () => {
    const type = { 'content-type': 'Application/JSON; charset=utf-8' };
    const headers = { ...type, origin: 'https://machair.example' };
    expect((await send(JSON.stringify(GEOCODE), headers)).status).toBe(200);
  });
});

describe('the cache of place search', () => {
  test('returns the second response from the cache for five minutes', async () => {
    const cache = fakeCache();
    const [first, second] = [await ask(NEARBY, cache), await ask(NEARBY, cache)];
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await second.json()).toEqual(await first.json());
    expect([cache.puts(), cache.hits()]).toEqual([1, 1]);
  });

  test('caches different requests separately', async () => {
    const cache = fakeCache();
    const resultsOf = async (query: unknown) => (await read(await ask(query, cache))).results;
    expect(await resultsOf(GEOCODE)).not.toEqual(
      await resultsOf({ ...GEOCODE, postcode: 'HS8 5SS' }),
    );
    expect(await resultsOf(NEARBY)).not.toEqual(await resultsOf({ ...NEARBY, limit: 1 }));
    expect(cache.hits()).toBe(0);
  });

  test.each([
    ['hs8 5ss', ' HS85SS', 'HS8  5SS', 'Hs8\t5sS', 'HS8-5SS', 'HS8.5SS'].map((postcode) => ({
      type: 'geocode',
      postcode,
    })),
    [-1e-12, 0, 1e-12, 0.0004].map((more) => ({ ...NEARBY, longitude: more })),
    [10_000, 10_000.2].map((radius) => ({ ...NEARBY, radius })),
  ])('caches equivalent requests together', async (...questions) => {
    const cache = fakeCache();
    for (const question of questions) await ask(question, cache);
    expect(cache.puts()).toBe(1);
  });

  test('does not rate-limit free results', async () => {
    await ask(NEARBY);
    expect(query('SELECT * FROM recent_calls')).toEqual([]);
  });

  test.each(['#', '?', '&', '%23'])('caches postcodes with %s separately', async (sign) => {
    const cache = fakeCache();
    const placeOf = async (inward: string) =>
      (await read(await ask({ type: 'geocode', postcode: `HS8${sign}${inward}` }, cache))).results;
    await placeOf('5SS');
    await placeOf('5TA');
    expect([cache.puts(), cache.hits()]).toEqual([2, 0]);
  });
});
