import { beforeEach, describe, expect, test } from 'vitest';
import {
  respondToPrefetch,
  respondToData,
  respondToFile,
  respondToPage,
} from '../../../src/service-worker/respond.ts';
import {
  FILES_CACHE,
  OFFLINE_PAGE,
  PAGES_CACHE,
} from '../../../src/service-worker/classify-request.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const ABOUT = 'https://machair.example/about?x=1';
const FILE = 'https://machair.example/_astro/a.js';
const DATA = 'https://machair.example/data/stations.json';

let browser = fakeCaches();
let work: Promise<unknown>[] = [];
let waited: number[] = [];

const network = (fetch: () => Promise<Response>) => ({
  caches: browser.caches,
  fetch,
  wait: (milliseconds: number) => Promise.resolve(waited.push(milliseconds)),
});
const sends = (text: string, init: ResponseInit = HTML) =>
  network(() => Promise.resolve(new Response(text, init)));
const fails = () => network(() => Promise.reject(new TypeError('offline')));
const asks = (url: string) => ({
  request: new Request(url),
  waitUntil: (more: Promise<unknown>) => void work.push(more),
});
const none = Promise.resolve(undefined);
const pageFrom = async (
  through: ReturnType<typeof network>,
  begun: Promise<Response | undefined> = none,
) => (await respondToPage(asks(ABOUT), begun, through)).text();

beforeEach(() => {
  browser = fakeCaches();
  work = [];
  waited = [];
});

describe('requests for pages', () => {
  test('caches a page by its path only', async () => {
    await browser.keep(PAGES_CACHE, '/about', 'before');
    const patient = { ...sends('now'), wait: () => new Promise<never>(() => undefined) };
    expect(await pageFrom(patient)).toBe('now');
    await Promise.all(work);
    expect(browser.kept(PAGES_CACHE)).toEqual(['/about']);
    expect(await pageFrom(fails())).toBe('now');
  });

  test('uses the browser’s preloaded page', async () => {
    await browser.keep(PAGES_CACHE, '/about', 'before');
    expect(await pageFrom(fails(), Promise.resolve(Response.error()))).toBe('before');
    expect(await pageFrom(fails(), Promise.resolve(new Response('begun', HTML)))).toBe('begun');
  });

  test('returns the cached page on a slow connection', async () => {
    await browser.keep(PAGES_CACHE, '/about', 'before');
    const { promise: late, resolve: arrive } = Promise.withResolvers<Response>();
    expect(await pageFrom(network(() => late))).toBe('before');
    expect(waited).toEqual([4000]);
    arrive(new Response('late', HTML));
    await Promise.all(work);
    expect(await pageFrom(fails())).toBe('late');
  });

  test('waits for an uncached page on a slow connection', async () => {
    expect(await pageFrom(sends('now', {}))).toBe('now');
    expect(waited).toEqual([]);
    await browser.keep(PAGES_CACHE, OFFLINE_PAGE, 'You are offline');
    expect(await pageFrom(fails())).toBe('You are offline');
  });

  test.each([
    ['missing', { ...HTML, status: 404 }],
    ['returned with a server error', { ...HTML, status: 500 }],
    ['not HTML', { headers: { 'content-type': 'application/xml' } }],
  ])('returns but does not cache a page that is %s', async (_, init) => {
    expect(await pageFrom(sends('this', init))).toBe('this');
    await Promise.all(work);
    expect(browser.kept(PAGES_CACHE)).toEqual([]);
  });

  test('does not cache a prefetched page', async () => {
    await browser.keep(PAGES_CACHE, '/about', 'before');
    const ahead = (begun?: Response) => ({
      request: new Request(ABOUT),
      preloadResponse: Promise.resolve(begun),
    });
    expect(await (await respondToPrefetch(ahead(), sends('now'))).text()).toBe('now');
    expect(await (await respondToPrefetch(ahead(new Response('begun')), fails())).text()).toBe(
      'begun',
    );
    await expect(respondToPrefetch(ahead(), fails())).rejects.toThrow('offline');
    await expect(respondToPrefetch(ahead(Response.error()), fails())).rejects.toThrow('offline');
    expect(work).toEqual([]);
  });
});

describe('requests for files', () => {
  test('requests a file once', async () => {
    const script = { headers: { 'content-type': 'text/javascript' } };
    expect(await (await respondToFile(asks(FILE), sends('a', script))).text()).toBe('a');
    await Promise.all(work);
    expect(await (await respondToFile(asks(FILE), fails())).text()).toBe('a');
  });

  test('does not cache an HTML page in place of a file', async () => {
    await respondToFile(asks(FILE), sends('<h1>Not found</h1>'));
    await Promise.all(work);
    expect(browser.kept(FILES_CACHE)).toEqual([]);
  });
});

test('returns cached data if the network fails', async () => {
  const json = { headers: { 'content-type': 'application/json' } };
  expect((await respondToData(asks(DATA), fails())).type).toBe('error');
  for (const text of ['[1]', '[2]']) {
    expect(await (await respondToData(asks(DATA), sends(text, json))).text()).toBe(text);
    await Promise.all(work);
  }
  expect(await (await respondToData(asks(DATA), fails())).text()).toBe('[2]');
});
