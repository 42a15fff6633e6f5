import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/visitor.ts';

const CALL = '/api/place-search';
const NEARBY = { type: 'nearby', latitude: 58.208, longitude: -6.3847, radius: 10_000, limit: 20 };

interface Results {
  results: { id: string; poi: { name: string }; position: { lat: number; lon: number } }[];
}

async function ask(request: APIRequestContext, data: unknown) {
  const response = await request.post(CALL, { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as Results;
}

test('the Worker finds stations near a point, nearest first', async ({ request }) => {
  const { results } = await ask(request, NEARBY);
  expect(results).toHaveLength(13);
  expect(results[0]).toEqual({
    id: 'cps-51333',
    poi: {
      name: 'NHS Western Isles Health Board Office',
      categories: ['electric vehicle station'],
    },
    address: { freeformAddress: expect.stringContaining('Stornoway') as unknown },
    position: { lat: 58.20806, lon: -6.38602 },
  });
});

test('the Worker finds the place of a postcode, and says nothing of one it does not know', async ({
  request,
}) => {
  expect(await ask(request, { type: 'geocode', postcode: 'hs85ss' })).toEqual({
    results: [{ position: { lat: 57.2294, lon: -7.3763 } }],
  });
  expect(await ask(request, { type: 'geocode', postcode: 'EH1 1AA' })).toEqual({ results: [] });
});

test('the Worker answers the same question twice alike, and different ones apart', async ({
  request,
}) => {
  const first = await ask(request, { ...NEARBY, limit: 3 });
  expect(await ask(request, { ...NEARBY, limit: 3 })).toEqual(first);
  expect((await ask(request, { ...NEARBY, limit: 2 })).results).toEqual(first.results.slice(0, 2));
});

test('the Worker tells a reader to POST', async ({ request }) => {
  const response = await request.get(CALL);
  expect(response.status()).toBe(405);
  expect(response.headers()['allow']).toBe('POST');
  expect(response.headers()['cache-control']).toBe('no-store');
});

for (const [fault, status, body, type] of [
  ['what is not JSON', 400, '{', 'application/json'],
  ['a wrong shape', 400, '{"type":"nearby"}', 'application/json'],
  ['a radius over 50 km', 400, JSON.stringify({ ...NEARBY, radius: 50_001 }), 'application/json'],
  ['a limit over 50', 400, JSON.stringify({ ...NEARBY, limit: 51 }), 'application/json'],
  ['more than 2,000 bytes', 413, JSON.stringify('x'.repeat(2000)), 'application/json'],
  ['another content type', 415, JSON.stringify(NEARBY), 'text/plain'],
] as const) {
  test(`the Worker answers ${status} to ${fault}, with a reason`, async ({ request }) => {
    const response = await request.post(CALL, {
      data: Buffer.from(body),
      headers: { 'content-type': type },
    });
    expect(response.status()).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w+ .*\.$/) as unknown });
  });
}
