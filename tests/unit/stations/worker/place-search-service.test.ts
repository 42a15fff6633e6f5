import { describe, expect, onTestFinished, test } from 'vitest';
import { respondToPlaceSearch } from '../../../../src/stations/worker/place-search.ts';
import type { WorkerVars } from '../../../../src/worker/settings.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { fakeCache } from '../../../support/fake-cache.ts';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import { htmlPage, sendModified, type Fault } from '../../../../harness/contents-api/faults.ts';

const { database: DB, query } = useEnquiryDatabase();

const SENDER_SECRET = 'a-secret-of-the-tests-with-no-other-use';
const KEY = 'key-of-the-search-service';
const NEARBY = { type: 'nearby', latitude: 58.208, longitude: -6.3847, radius: 999.6, limit: 20 };
const GEOCODE = { type: 'geocode', postcode: 'HS1 2DY' };
const FOUND = {
  id: 'GB/POI/p0/1',
  type: 'POI',
  poi: { name: 'Council Headquarters', categories: ['rapid charging'], phone: '' },
  address: { freeformAddress: 'Sandwick Road, Stornoway', countryCode: 'GB' },
  position: { lat: 58.20914, lon: -6.3789 },
};

const jsonResponse = (body: unknown): Fault => ({
  kind: 'replace-response',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The client, and the settings. */
type Client = { address?: string } & WorkerVars;

/** A search service with a changeable response, and the requests it received. */
async function serve(first: Fault) {
  let fault = first;
  const requests: { method: string | undefined; url: URL; headers: string }[] = [];
  const { server, origin } = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    requests.push({ method: request.method, url, headers: JSON.stringify(request.headers) });
    const validResponse = { status: 200, headers: {}, body: Buffer.from('{"results":[]}') };
    sendModified(response, validResponse, fault);
  });
  onTestFinished(() => stopServer(server));
  const ask = (query: unknown, cache?: Cache, { address = '192.0.2.1', ...vars }: Client = {}) =>
    respondToPlaceSearch(
      new Request('https://machair.example/api/place-search', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify(query),
      }),
      { ...vars, DB, SENDER_SECRET, PLACE_SEARCH_KEY: KEY, PLACE_SEARCH_API_URL: origin },
      cache,
    );
  return { ask, requests, setResponse: (next: Fault) => (fault = next) };
}

describe('place search with the paid service', () => {
  test('returns stations near a point in the specified format', async () => {
    const { ask, requests } = await serve(jsonResponse({ results: [FOUND], summary: {} }));
    const response = await ask(NEARBY);
    expect(response.status).toBe(200);
    const { id, position } = FOUND;
    expect(await response.json()).toEqual({
      results: [
        {
          id,
          poi: { name: 'Council Headquarters', categories: ['rapid charging'] },
          address: { freeformAddress: 'Sandwick Road, Stornoway' },
          position,
        },
      ],
    });
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url.pathname).toBe('/search/2/nearbySearch/.json');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      key: KEY,
      lat: '58.208',
      lon: '-6.385',
      radius: '1000',
      limit: '20',
      categorySet: '7309',
    });
  });

  test('returns the location of a postcode in Great Britain', async () => {
    const { ask, requests } = await serve(
      jsonResponse({ results: [FOUND, { ...FOUND, id: 'other' }] }),
    );
    expect(await (await ask(GEOCODE)).json()).toEqual({ results: [{ position: FOUND.position }] });
    expect(requests[0]?.url.pathname).toBe('/search/2/geocode/HS1%202DY.json');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      key: KEY,
      countrySet: 'GB',
      limit: '1',
    });
  });

  test.each(['hs8-5th', 'H.S.8.5.T.H', ' HS8  5TH'])(
    'normalises the spelling of a postcode in the request: %s',
    async (postcode) => {
      const { ask, requests } = await serve(jsonResponse({ results: [FOUND] }));
      const cache = fakeCache();
      await ask({ type: 'geocode', postcode }, cache);
      await ask({ type: 'geocode', postcode: 'HS85TH' }, cache);
      expect(requests.map(({ url }) => url.pathname)).toEqual(['/search/2/geocode/HS8%205TH.json']);
    },
  );

  test('returns no result for a partial match of the postcode', async () => {
    const { ask } = await serve(jsonResponse({ results: [FOUND] }));
    const cache = fakeCache();
    await ask({ type: 'geocode', postcode: 'h\u017f1 2dy' }, cache);
    expect(await (await ask(GEOCODE, cache)).json()).toEqual({
      results: [{ position: FOUND.position }],
    });
  });

  test('returns no location for an unknown postcode', async () => {
    const { ask } = await serve(jsonResponse({ results: [] }));
    expect(await (await ask(GEOCODE)).json()).toEqual({ results: [] });
  });

  test.each(['../x?y=1#z', 'Stornoway', 'HS1 2D'])(
    'does not request the service for the invalid postcode %s',
    async (postcode) => {
      const { ask, requests } = await serve(jsonResponse({ results: [FOUND] }));
      expect((await ask({ type: 'geocode', postcode })).status).toBe(200);
      expect(requests).toEqual([]);
      expect(query('SELECT * FROM quotas')).toEqual([]);
    },
  );
});

const faults: [string, Fault][] = [
  [
    'rejects the key',
    { kind: 'replace-response', status: 403, body: `{"error":"${KEY} is not valid"}` },
  ],
  ['rejects further requests', { kind: 'replace-response', status: 429 }],
  ['fails', { kind: 'replace-response', status: 500, body: `for key=${KEY}` }],
  ['sends a web page', htmlPage],
  ['sends broken JSON', { kind: 'replace-response', body: '{"results":' }],
  ['sends JSON of the wrong shape', jsonResponse({ items: [] })],
  ['sends a place without a position', jsonResponse({ results: [{ id: 'a' }] })],
  ['sends more than a megabyte', jsonResponse({ results: [], more: 'x'.repeat(1_000_000) })],
  ['closes the connection', { kind: 'reset' }],
  ['closes the connection half way', { kind: 'half-body' }],
];

describe('responses of the paid service', () => {
  test.each(faults)('returns 502 without details if the service %s', async (_, fault) => {
    const { ask } = await serve(fault);
    for (const query of [NEARBY, GEOCODE]) {
      const response = await ask(query);
      expect(response.status).toBe(502);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(JSON.stringify([...response.headers])).not.toContain(KEY);
      expect(await response.json()).toEqual({
        error: 'The place search did not respond. Try again later.',
      });
    }
  });

  test('does not cache failures', async () => {
    const { ask, setResponse } = await serve({ kind: 'replace-response', status: 500 });
    const cache = fakeCache();
    expect((await ask(GEOCODE, cache)).status).toBe(502);
    setResponse(jsonResponse({ results: [FOUND] }));
    expect((await ask(GEOCODE, cache)).status).toBe(200);
  });

  test('caches a response for the same request', async () => {
    const { ask, requests } = await serve(jsonResponse({ results: [FOUND] }));
    const cache = fakeCache();
    const [first, second] = [await ask(NEARBY, cache), await ask(NEARBY, cache)];
    expect(await second.json()).toEqual(await first.json());
    expect(requests).toHaveLength(1);
  });
});

test('the key of the paid service does not leak', async () => {
  const { ask, requests } = await serve(jsonResponse({ results: [FOUND] }));
  const cache = fakeCache();
  for (const query of [NEARBY, GEOCODE, NEARBY]) {
    const response = await ask(query, cache);
    const received = JSON.stringify([...response.headers]) + (await response.text());
    expect(received).not.toContain(KEY);
  }
  expect(requests.map(({ headers }) => headers).join()).not.toContain(KEY);
});

describe('limits of the paid service', () => {
  const elsewhere = (each: number) => ({ ...NEARBY, latitude: 57 + each / 100 });

  test('limits searches per IP within a minute', async () => {
    const { ask, requests } = await serve(jsonResponse({ results: [] }));
    const statuses = [];
    for (let each = 0; each < 30; each += 1) statuses.push((await ask(elsewhere(each))).status);
    expect(requests).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    const waiting = await ask(elsewhere(31));
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await waiting.text()).toContain('Search again in');
    expect((await ask(elsewhere(0), undefined, { address: '192.0.2.2' })).status).toBe(200);
  });

  test('returns built-in stations after the daily limit', async () => {
    const { ask, requests } = await serve(jsonResponse({ results: [] }));
    const results = [];
    for (let each = 0; each < 6; each += 1) {
      const asker = { address: `192.0.2.${each}`, PLACE_SEARCHES_PER_DAY: '4' };
      const response = await ask({ ...NEARBY, radius: 5000 + each }, undefined, asker);
      results.push(((await response.json()) as { results: unknown[] }).results.length > 0);
    }
    expect(requests).toHaveLength(4);
    expect(results).toEqual([false, false, false, false, true, true]);
  });

  test('limits one network to a share of the daily quota', async () => {
    const { ask, requests } = await serve(jsonResponse({ results: [] }));
    const search = (address: string, each: number) =>
      ask(elsewhere(each), undefined, { address, PLACE_SEARCHES_PER_DAY: '60' });
    for (let each = 0; each < 8; each += 1) {
      expect((await search(`2001:db8:1:${each}::1`, each)).status).toBe(200);
    }
    expect(requests).toHaveLength(3);
    await search('2001:db8:2::1', 8);
    expect(requests).toHaveLength(4);
  });

  test('keeps searching for other networks once one has used its share', async () => {
    const { ask } = await serve(jsonResponse({ results: [FOUND] }));
    const cache = fakeCache();
    const search = async (address: string, latitude: number) => {
      const asker = { address, PLACE_SEARCHES_PER_DAY: '20' };
      const response = await ask({ ...NEARBY, latitude, radius: 5000 }, cache, asker);
      const { results } = (await response.json()) as { results: { id: string }[] };
      return { ids: results.map(({ id }) => id), kept: response.headers.get('cache-control') };
    };
    await search('192.0.2.1', 57);
    const beyond = await search('192.0.2.1', 58.208);
    expect(beyond.ids).not.toContain(FOUND.id);
    expect(beyond.kept).toBe('no-store');
    expect(await search('192.0.2.2', 58.208)).toEqual({
      ids: [FOUND.id],
      kept: 'public, max-age=300',
    });
  });

  test('does not use the service for other sites', async () => {
    const { requests, ask } = await serve(jsonResponse({ results: [] }));
    const request = new Request('https://machair.example/api/place-search', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify(NEARBY),
    });
    const env = { DB, SENDER_SECRET, PLACE_SEARCH_KEY: KEY };
    expect((await respondToPlaceSearch(request, env)).status).toBe(403);
    expect((await ask(NEARBY, undefined, { PLACE_SEARCHES_PER_DAY: 'x' })).status).toBe(502);
    expect(requests).toEqual([]);
  });

  test('serves repeated searches without using the quota', async () => {
    const { ask } = await serve(jsonResponse({ results: [] }));
    const cache = fakeCache();
    await ask(NEARBY, cache);
    await ask({ ...NEARBY, latitude: 58.2080001 }, cache);
    expect(query("SELECT used FROM quotas WHERE name = 'places'")).toEqual([{ used: 1 }]);
    expect(query('SELECT * FROM recent_calls')).toHaveLength(1);
  });
});
