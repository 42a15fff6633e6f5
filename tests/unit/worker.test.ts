import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWranglerConfig } from '../../scripts/wrangler.ts';
import worker from '../../src/worker/worker.ts';
import { useEnquiryDatabase } from '../support/enquiry-database.ts';

const { database, query } = useEnquiryDatabase();

const PAGES = new Set(['/case-studies/solar-panel-farm', '/hospitality/uta', '/about']);
/** The other files in the folder, which are for missing pages. */
const NOT_FOUND_PATHS = new Set(['/not-found', '/404', '/services/404']);
/** The headers for files in a folder, and for missing ones. */
const KEPT = 'public, max-age=31536000, immutable';

const unused = () => {
  throw new Error('pages need no database');
};
const UNUSED = { prepare: unused, batch: unused };

/** The Worker's response with a folder of PAGES, and the requests passed to that folder. */
async function ask(path: string, init?: RequestInit) {
  const passedOn: string[] = [];
  const ASSETS = {
    fetch: ({ url, method }: Request) => {
      const { pathname } = new URL(url);
      passedOn.push(`${method} ${pathname}`);
      const isThere = PAGES.has(pathname) || NOT_FOUND_PATHS.has(pathname);
      return Promise.resolve(
        new Response(isThere && method !== 'HEAD' ? pathname : null, {
          status: isThere ? 200 : 404,
          headers: { etag: '"page"', 'content-type': 'text/html', 'cache-control': KEPT },
        }),
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

test.each([...PAGES])('serves a page unchanged: %s', async (path) => {
  const { response, passedOn } = await ask(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(path);
  expect(passedOn).toEqual([`GET ${path}`]);
  expect((await ask(path, { method: 'HEAD' })).passedOn).toEqual([`HEAD ${path}`]);
});

describe('requests for unknown pages', () => {
  test.each([
    '/case-studies/no-such-study',
    '/hospitality/no-such-house?guests=2',
    '/case-studies/solar-panel-farm/more',
    '/case-studies//elsewhere.example/%2e%2e/x',
  ])('redirects %s to /not-found temporarily', async (path) => {
    const { response } = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/not-found');
  });

  test.each([
    ['/services/no-such-service', '/services/404'],
    ['/no/such-page', '/404'],
    ['/case-studies-old', '/404'],
    ['/x/hospitality/y', '/404'],
    ['/_astro/script.of-another-release.js', '/404'],
    ['/sharing/no-such-picture.png', '/404'],
    ['/not-found', '/not-found'],
  ])('returns for %s the text of %s with status 404', async (path, expected) => {
    const { response } = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(expected);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('etag')).toBe(false);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.response.status, head.passedOn.at(-1)]).toEqual([404, `HEAD ${expected}`]);
  });
});

describe('responses of the Worker itself', () => {
  const rule = /^\/\*\n((?: {2}.+\n)+)/.exec(readFileSync('public/_headers', 'utf8'))?.[1] ?? '';
  const ofFiles = Object.fromEntries(
    Array.from(rule.matchAll(/^ {2}([\w-]+): (.+)$/gm), ([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

  test.each([
    '/api/health',
    '/api/enquiries',
    '/api/place-search',
    '/api/x',
    '/hospitality/x',
    '/x',
  ])('sends the headers of files with the response to %s', async (path) => {
    const { response } = await ask(path);
    expect(Object.keys(ofFiles).length).toBeGreaterThan(7);
    expect(Object.fromEntries(response.headers)).toMatchObject(ofFiles);
  });
});

test('serves files without running the Worker', () => {
  expect(readWranglerConfig()).toMatchObject({
    observability: { logs: { enabled: true, invocation_logs: false } },
    triggers: { crons: ['*/10 * * * *', '* * * * *'] },
    assets: { run_worker_first: ['/api/*', '/contact', '/inbox', '/not-found'] },
  });
});

test('deletes rate-limit records each minute', async () => {
  const env = { DB: database, ASSETS: { fetch: unused } };
  const count = (table: string) => query(`SELECT * FROM ${table}`).length;
  query("INSERT INTO recent_calls VALUES ('a', 'b', 0)");
  query("INSERT INTO quotas VALUES ('a', 1, 0)");
  query(
    "INSERT INTO enquiries (id, reference, received_at, name, email, phone, service, subject, message) VALUES (1, 'A', 0, '', '', '', '', '', '')",
  );
  await worker.scheduled({ cron: '* * * * *' }, env);
  expect(['recent_calls', 'quotas', 'enquiries'].map(count)).toEqual([0, 0, 1]);
  await worker.scheduled({ cron: '*/10 * * * *' }, env);
  expect(count('enquiries')).toBe(0);
});

test.each(['/api/no-such-call', '/api/'])('returns 404 as JSON for %s', async (path) => {
  const { response, passedOn } = await ask(path, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: `${path} does not exist.` });
  expect(passedOn).toEqual([]);
  expect((await ask('/apiary')).passedOn[0]).toBe('GET /apiary');
});
