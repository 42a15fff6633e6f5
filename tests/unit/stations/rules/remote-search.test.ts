import { describe, expect, onTestFinished, test } from 'vitest';
import { createRemoteSearch } from '../../../../src/stations/rules/remote-search.ts';
import { toStation } from '../../../../src/stations/rules/station.ts';
import { htmlPage, type Fault } from '../../../../harness/contents-api/faults.ts';
import { startPlaceService } from '../../../support/place-service.ts';
import { LONG_TIMEOUT_MS, SHORT_TIMEOUT_MS } from '../../../support/served-folder.ts';

const QUERY = { latitude: 58.208, longitude: -6.3847, radius: 10_000, limit: 20 };
const POSTCODE = { postcode: 'HS1 2DY' };
const position = { lat: 58.20914, lon: -6.3789 };

const respondWith = (body: unknown): Fault => ({
  kind: 'replace-response',
  body: JSON.stringify(body),
});

/** A search with a service, which always sends the response if one is given. */
async function serve(fault?: Fault, timeoutMs = LONG_TIMEOUT_MS) {
  const service = await startPlaceService();
  onTestFinished(service.close);
  if (fault) {
    service.injectFault('nearby', fault);
    service.injectFault('geocode', fault);
  }
  return { service, search: createRemoteSearch(service.url, fetch, timeoutMs) };
}

test('finds stations and postcodes with the specified requests', async () => {
  const { search, service } = await serve();
  const [station] = await search.nearby({ ...QUERY, ...{ more: 'is omitted' } });
  expect(station).toEqual({
    id: 'harbour',
    name: 'Harbour',
    categories: ['rapid charging'],
    address: 'North Beach, Stornoway',
    latitude: 58.207,
    longitude: -6.388,
  });
  expect(await search.geocode(POSTCODE)).toEqual({ latitude: 58.208, longitude: -6.3847 });
  expect(service.requests).toEqual([
    { type: 'nearby', ...QUERY },
    { type: 'geocode', ...POSTCODE },
  ]);
});

test.each([
  ['without them', {}],
  ['with empty parts', { poi: {}, address: {} }],
  ['with null instead of them', { poi: null, address: null }],
  [
    'with null in them',
    { poi: { name: null, categories: null }, address: { freeformAddress: null } },
  ],
  ['with empty texts', { poi: { name: '' }, address: { freeformAddress: '' } }],
])('uses the default name and address for a station %s', async (_, facts) => {
  const { search } = await serve(respondWith({ results: [{ id: 'a', ...facts, position }] }));
  const [place] = await search.nearby(QUERY);
  expect(place && toStation(place, QUERY)).toMatchObject({
    name: 'EV Charging Station',
    address: 'Address not available',
    isSimulated: true,
  });
});

test('uses the first result for a postcode', async () => {
  const results = [{ position }, { position: { lat: 1, lon: 2 } }];
  const { search } = await serve(respondWith({ results, summary: { numResults: 2 } }));
  expect(await search.geocode(POSTCODE)).toEqual({ latitude: 58.20914, longitude: -6.3789 });
});

describe('errors of the search service', () => {
  test.each<[string, Fault]>([
    ['says 500', { kind: 'replace-response', status: 500, body: '{"results":[]}' }],
    ['sends a web page', htmlPage],
    ['sends nothing', { kind: 'replace-response', body: '' }],
    ['sends broken JSON', { kind: 'replace-response', body: '{"results":[' }],
    ['sends JSON of the wrong shape', respondWith({ items: [] })],
    ['sends null', respondWith(null)],
    ['sends a result without a position', respondWith({ results: [{ id: 'a' }] })],
    [
      'sends a latitude as text',
      respondWith({ results: [{ id: 'a', position: { lat: '58', lon: -6 } }] }),
    ],
    [
      'sends an impossible latitude',
      respondWith({ results: [{ id: 'a', position: { lat: 91, lon: 0 } }] }),
    ],
    [
      'sends an impossible longitude',
      respondWith({ results: [{ id: 'a', position: { lat: 0, lon: -181 } }] }),
    ],
    ['closes the connection', { kind: 'reset' }],
    ['closes the connection half way', { kind: 'half-body' }],
  ])('throws if the service %s', async (_, fault) => {
    const { search } = await serve(fault);
    await expect(search.nearby(QUERY)).rejects.toThrow();
    await expect(search.geocode(POSTCODE)).rejects.toThrow();
  });

  test.each([
    ['without an id', { position }],
    ['with a number for its name', { id: 'a', poi: { name: 7 }, position }],
  ])('throws if the service sends a station %s', async (_, result) => {
    const { search } = await serve(respondWith({ results: [{ id: 'b', position }, result] }));
    await expect(search.nearby(QUERY)).rejects.toThrow();
  });

  test.each<Fault['kind'] & ('hang' | 'stall')>(['hang', 'stall'])(
    'throws if the service takes too long: %s',
    async (kind) => {
      const { search } = await serve({ kind }, SHORT_TIMEOUT_MS);
      await expect(search.nearby(QUERY)).rejects.toThrow(/timeout/i);
      await expect(search.geocode(POSTCODE)).rejects.toThrow(/timeout/i);
    },
  );
});
