import { describe, expect, test } from 'vitest';
import worker from '../../../src/edge/worker.ts';

const PAGES = new Set(['/case-studies/solar-panel-farm', '/hospitality/uta', '/about']);

const unused = () => {
  throw new Error('pages need no database');
};
const UNUSED = { prepare: unused, batch: unused };

/** What the Worker answers beside a folder of PAGES, and which requests it passed on to that folder. */
async function ask(path: string, init?: RequestInit) {
  const passedOn: string[] = [];
  const ASSETS = {
    fetch: ({ url, method }: Request) => {
      const { pathname } = new URL(url);
      passedOn.push(`${method} ${pathname}`);
      const isThere = PAGES.has(pathname);
      return Promise.resolve(
        new Response(isThere ? pathname : 'Page Not Found', { status: isThere ? 200 : 404 }),
      );
    },
  };
  const request = new Request(`https://machair.example${path}`, init);
  const context = {
    waitUntil: () => {
      throw new Error('no work goes on after these answers');
    },
  };
  const response = await worker.fetch(request, { ASSETS, DB: UNUSED }, context);
  return { response, passedOn };
}

describe('a page of the site', () => {
  test.each([...PAGES])('comes as it is: %s', async (path) => {
    const { response, passedOn } = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(path);
    expect(passedOn).toEqual([`GET ${path}`]);
  });

  test('is asked for with the method of the visitor', async () => {
    expect((await ask('/hospitality/uta', { method: 'HEAD' })).passedOn).toEqual([
      'HEAD /hospitality/uta',
    ]);
  });
});

describe('an unknown page', () => {
  test.each([
    '/case-studies/no-such-study',
    '/hospitality/no-such-house',
    '/hospitality/no-such-house?guests=2',
    '/case-studies/solar-panel-farm/more',
  ])('at %s leads to /not-found, for now', async (path) => {
    const { response } = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('https://machair.example/not-found');
  });

  test.each([
    '/services/no-such-service',
    '/no/such-page',
    '/case-studies-old',
    '/x/hospitality/y',
  ])('at %s keeps its own answer, status 404', async (path) => {
    const { response } = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Page Not Found');
  });

  test('never leads to another host, whatever its address holds', async () => {
    const { response } = await ask('/case-studies//elsewhere.example/%2e%2e/x');
    expect(response.headers.get('location')).toBe('https://machair.example/not-found');
  });
});

describe('an unknown call', () => {
  test.each(['/api/no-such-call', '/api/'])('to %s is answered with JSON', async (path) => {
    const { response, passedOn } = await ask(path, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: `There is no ${path} here.` });
    expect(passedOn).toEqual([]);
  });

  test('is told apart from a page whose address begins alike', async () => {
    expect((await ask('/apiary')).passedOn).toEqual(['GET /apiary']);
  });
});
