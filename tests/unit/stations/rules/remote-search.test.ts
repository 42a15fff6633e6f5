import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRemoteSearch } from '../../../../src/stations/rules/remote-search.ts';
import { toStation } from '../../../../src/stations/rules/station.ts';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import { htmlPage, sendModified, type Fault } from '../../../../harness/contents-api/faults.ts';
import { LONG_TIMEOUT_MS, SHORT_TIMEOUT_MS } from '../../../support/served-folder.ts';

const STORNOWAY = { latitude: 58.208, longitude: -6.3847 };
const QUERY = { ...STORNOWAY, radius: 10_000, limit: 20 };
const position = { lat: 58.20914, lon: -6.3789 };
const complete = {
  id: 'GB/POI/p0/1',
  poi: { name: 'Council Headquarters', categories: ['electric vehicle station'], brands: [] },
  address: { freeformAddress: 'Sandwick Road, Stornoway', country: 'United Kingdom' },
  position,
  score: 0.9,
};

interface RequestOptions {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const jsonResponse = (body: unknown): Fault => ({
  kind: 'replace-response',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A search with a service that always sends this response, and the requests it received. */
async function serve(fault: Fault, timeoutMs = LONG_TIMEOUT_MS) {
  const requests: RequestOptions[] = [];
  let arrived: () => void;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const validResponse = {
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify({ results: [] })),
  };
  const { server, origin } = await listenOnLoopback((request, response) => {
    void text(request).then((body) => {
      requests.push({ method: request.method, headers: request.headers, body: JSON.parse(body) });
      arrived();
      sendModified(response, validResponse, fault);
    });
  });
  onTestFinished(() => stopServer(server));
  const search = createRemoteSearch({ url: `${origin}/places`, fetch, timeoutMs });
  return { search, requests, arrival };
}

describe('the request body', () => {
  test('follows the specification for stations near a point', async () => {
    const { search, requests } = await serve(jsonResponse({ results: [] }));
    expect(await search.nearby({ ...QUERY, ...{ more: 'is omitted' } })).toEqual([]);
    expect(requests).toMatchObject([
      { method: 'POST', headers: { 'content-type': 'application/json' } },
    ]);
    expect(requests[0]?.body).toEqual({
      type: 'nearby',
      latitude: 58.208,
      longitude: -6.3847,
      radius: 10_000,
      limit: 20,
    });
  });

  test('follows the specification for the location of a postcode', async () => {
    const { search, requests } = await serve(jsonResponse({ results: [] }));
    expect(await search.geocode({ postcode: 'HS1 2DY' })).toBeUndefined();
    expect(requests[0]?.body).toEqual({ type: 'geocode', postcode: 'HS1 2DY' });
  });
});

describe('a response', () => {
  test('ignores unknown fields in a response', async () => {
    const { search } = await serve(
      jsonResponse({ results: [complete], summary: { numResults: 1 } }),
    );
    expect(await search.nearby(QUERY)).toEqual([
      {
        id: 'GB/POI/p0/1',
        name: 'Council Headquarters',
        categories: ['electric vehicle station'],
        address: 'Sandwick Road, Stornoway',
        latitude: 58.20914,
        longitude: -6.3789,
      },
    ]);
  });

  test.each([
    ['without them', { id: 'a', position }],
    ['with empty parts', { id: 'a', poi: {}, address: {}, position }],
    ['with null instead of them', { id: 'a', poi: null, address: null, position }],
    [
      'with null in them',
      {
        id: 'a',
        poi: { name: null, categories: null },
        address: { freeformAddress: null },
        position,
      },
    ],
    [
      'with empty texts',
      { id: 'a', poi: { name: '' }, address: { freeformAddress: '' }, position },
    ],
  ])('uses the default name and address for a station %s', async (_, result) => {
    const { search } = await serve(jsonResponse({ results: [result] }));
    const [place] = await search.nearby(QUERY);
    expect(place && toStation(place, STORNOWAY)).toMatchObject({
      name: 'EV Charging Station',
      address: 'Address not available',
      isSimulated: true,
    });
  });

  test('uses the first result for a postcode', async () => {
    const { search } = await serve(
      jsonResponse({ results: [{ position }, { position: { lat: 1, lon: 2 } }] }),
    );
    expect(await search.geocode({ postcode: 'HS1 2DY' })).toEqual({
      latitude: 58.20914,
      longitude: -6.3789,
    });
  });
});

const faults: [string, Fault][] = [
  ['says 500', { kind: 'replace-response', status: 500, body: '{"results":[]}' }],
  ['says 429', { kind: 'replace-response', status: 429, body: '{"results":[]}' }],
  ['says 404', { kind: 'replace-response', status: 404, body: 'Not found' }],
  ['sends a web page', htmlPage],
  ['sends nothing', { kind: 'replace-response', body: '' }],
  ['sends broken JSON', { kind: 'replace-response', body: '{"results":[' }],
  ['sends JSON of the wrong shape', jsonResponse({ items: [] })],
  ['sends a list', jsonResponse([])],
  ['sends null', jsonResponse(null)],
  ['sends a result without a position', jsonResponse({ results: [{ id: 'a' }] })],
  [
    'sends a latitude as text',
    jsonResponse({ results: [{ id: 'a', position: { lat: '58', lon: -6 } }] }),
  ],
  [
    'sends an impossible latitude',
    jsonResponse({ results: [{ id: 'a', position: { lat: 91, lon: 0 } }] }),
  ],
  [
    'sends an impossible longitude',
    jsonResponse({ results: [{ id: 'a', position: { lat: 0, lon: -181 } }] }),
  ],
  ['closes the connection', { kind: 'reset' }],
  ['closes the connection half way', { kind: 'half-body' }],
];

describe('errors of the search service', () => {
  test.each(faults)('throws if the service %s', async (_, fault) => {
    const { search } = await serve(fault);
    await expect(search.nearby(QUERY)).rejects.toThrow();
    await expect(search.geocode({ postcode: 'HS1 2DY' })).rejects.toThrow();
  });

  test.each([
    ['without an id', { position }],
    ['with a number for its name', { id: 'a', poi: { name: 7 }, position }],
  ])('throws if the service sends a station %s', async (_, result) => {
    const { search } = await serve(jsonResponse({ results: [complete, result] }));
    await expect(search.nearby(QUERY)).rejects.toThrow();
  });

  test.each<Fault['kind'] & ('hang' | 'stall')>(['hang', 'stall'])(
    'throws if the service takes too long: %s',
    async (kind) => {
      const { search } = await serve({ kind }, SHORT_TIMEOUT_MS);
      await expect(search.nearby(QUERY)).rejects.toThrow(/timeout/i);
      await expect(search.geocode({ postcode: 'HS1 2DY' })).rejects.toThrow(/timeout/i);
    },
  );

  test('throws if the service cannot be reached', async () => {
    const { server, origin } = await listenOnLoopback(() => undefined);
    await stopServer(server);
    const search = createRemoteSearch({ url: origin, fetch, timeoutMs: LONG_TIMEOUT_MS });
    await expect(search.nearby(QUERY)).rejects.toThrow();
  });
});

describe('a cancelled search', () => {
  test('aborts before the service responds', async () => {
    const { search, arrival } = await serve({ kind: 'hang' });
    const controller = new AbortController();
    const answer = search.nearby(QUERY, controller.signal);
    await arrival;
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
