import { beforeEach, describe, expect, test } from 'vitest';
import { precachePage, pruneFiles } from '../../../src/service-worker/precache.ts';
import { FILES_CACHE, PAGES_CACHE } from '../../../src/service-worker/classify-request.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

/** A page and its files, each of which another one refers to. */
const SITE: Record<string, string> = {
  '/services/solar':
    '<style>url("/_astro/heading.a1.woff2")</style><img src="/_astro/a-b.c_1-.svg"><img srcset="/_astro/roof.b_1.avif 360w">' +
    '<astro-island component-url="/_astro/Solar.-c.js" props="{&quot;dataUrl&quot;:[0,&quot;/data/stations.json&quot;]}">' +
    '<a href="/about"></a><img src="/_astro/a-b.c_1-.svg">',
  '/_astro/heading.a1.woff2': 'font',
  '/_astro/a-b.c_1-.svg': '<svg/>',
  '/_astro/roof.b_1.avif': 'picture',
  '/_astro/Solar.-c.js':
    'import{a}from"./react.d.js";new Worker("/_astro/planner-worker-x.js");h("link",{href:"/_astro/styles.a.css"});fetch(`/data/planner-weather.json`)',
  '/data/stations.json': '[]',
  '/_astro/react.d.js': 'import"./Solar.-c.js";import("./Chart.e2.js")',
  '/_astro/planner-worker-x.js': '',
  '/_astro/styles.a.css': 'a{}',
  '/data/planner-weather.json': '{}',
  '/_astro/Chart.e2.js': '',
};
/** All of them, except the page and the photograph. */
const FILES = Object.keys(SITE)
  .filter((path) => !/solar$|avif$/.test(path))
  .toSorted();

let browser = fakeCaches();
let requests: [string, RequestCache | undefined][] = [];
let savesData = false;

const keep = (path: string, cache: RequestCache = 'force-cache') =>
  precachePage(
    path,
    {
      caches: browser.caches,
      savesData: () => savesData,
      fetch: (url, init) => {
        requests.push([url, init.cache]);
        const text = SITE[url];
        // Only the page itself was loaded before.
        const isMissing = text === undefined || init.cache === 'only-if-cached';
        return Promise.resolve(new Response(text ?? '', { status: isMissing ? 404 : 200 }));
      },
    },
    cache,
  );

beforeEach(() => {
  browser = fakeCaches();
  requests = [];
  savesData = false;
});

describe('caching a page', () => {
  test('caches the page with all its files', async () => {
    await keep('/services/solar');
    expect(browser.kept(PAGES_CACHE)).toEqual(['/services/solar']);
    expect(browser.kept(FILES_CACHE).toSorted()).toEqual(FILES);
    expect(new Set(requests.map(String)).size).toBe(requests.length);
    // Only the sizes of photographs that the browser chose.
    expect(requests).toContainEqual(['/_astro/roof.b_1.avif', 'only-if-cached']);
  });

  test('downloads nothing extra for a visitor who saves data', async () => {
    savesData = true;
    await keep('/services/solar');
    const [page, ...files] = requests;
    expect(page).toEqual(['/services/solar', 'force-cache']);
    expect(files.length).toBeGreaterThan(0);
    expect(files.every(([, cache]) => cache === 'only-if-cached')).toBe(true);
  });

  test('does not request a cached page again', async () => {
    await keep('/services/solar');
    requests = [];
    await keep('/services/solar');
    expect(requests).toEqual([['/_astro/roof.b_1.avif', 'only-if-cached']]);
    await keep('/services/solar', 'reload');
    expect(requests).toContainEqual(['/services/solar', 'reload']);
  });

  test('does not cache a missing page', async () => {
    await keep('/services/none');
    expect(browser.kept(PAGES_CACHE)).toEqual([]);
  });
});

describe('files of old releases', () => {
  test('keeps only the files of cached pages', async () => {
    await keep('/services/solar');
    await browser.keep(FILES_CACHE, '/_astro/Solar.old.js', '');
    await browser.keep(FILES_CACHE, '/data/old.json', '');
    await pruneFiles(browser.caches);
    expect(browser.kept(FILES_CACHE).toSorted()).toEqual(FILES);
  });
});
