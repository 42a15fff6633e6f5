// docs/nginx.conf, tried with nginx itself on what is built: it answers as the Worker does.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { findNginx, serveWithNginx } from '../support/nginx.ts';
import { expect, test } from '../support/visitor.ts';

const NGINX = findNginx();
const ABSENT = 'nginx is not installed here: docs/nginx.conf has not been tried';
if (NGINX === undefined && process.env['TEST_WORKER_INDEX'] === undefined) console.warn(ABSENT);

/** The Worker says in the contact page when it was asked for. */
const PAGES = listRoutes().filter((route) => route !== '/contact');
/** One address of each kind of hashed file. */
const FILES = ['_astro/*.js', '_astro/*.svg', '_astro/*.woff2', 'sharing/*.jpg'].map(
  (pattern) => `/${globSync(pattern, { cwd: 'dist' })[0]}`,
);
const OTHERS = [
  '/sw.js',
  '/manifest.webmanifest',
  '/data/services.json',
  '/editor',
  '/404',
  '/services/404',
];
const MOVED = ['/index.html', '/about.html', '/about/', '/services/', '/services/solar.html?a=b'];
const MISSING = [
  '/no-such-page',
  '/no/such-page',
  '/services/no-such-service',
  '/case-studies/no-such-study',
  '/hospitality/no-such-house',
  '/not-found',
  '/_headers',
  '/_astro/script.of-another-release.js',
  '/_astro/no-such.svg',
  '/sharing/no-such-picture.png',
  '/services/.hidden',
];
const HEADERS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

test.describe('nginx with the sample configuration', () => {
  test.skip(NGINX === undefined, ABSENT);
  let site: Awaited<ReturnType<typeof serveWithNginx>>;
  test.beforeAll(async () => {
    site = await serveWithNginx(NGINX ?? '', 'dist');
  });
  test.afterAll(() => site.close());

  for (const [name, addresses] of Object.entries({
    'every page': PAGES,
    files: [...FILES, ...OTHERS],
    'other addresses of a page': MOVED,
    'what is missing': MISSING,
  })) {
    test(`answers ${name} as the Worker does`, async ({ request }) => {
      for (const address of addresses) {
        const given = await ask(request, site.origin, address);
        expect({ address, ...given }).toEqual({ address, ...(await ask(request, '', address)) });
      }
    });
  }

  test('packs pages, and has nothing to say of what did not change', async ({ request }) => {
    const page = await request.get(`${site.origin}/services`);
    expect(page.headers()['content-encoding']).toBe('gzip');
    const again = await request.get(`${site.origin}/services`, {
      headers: { 'if-none-match': page.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
    expect(again.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

/** What a host answers, without what may differ from host to host. */
async function ask(request: APIRequestContext, origin: string, address: string) {
  const response = await request.get(`${origin}${address}`, { maxRedirects: 0 });
  const headers = response.headers();
  const status = response.status();
  if (status >= 300 && status < 400) {
    return { status, location: headers['location'], kept: headers['cache-control'] };
  }
  return {
    status,
    type: headers['content-type']
      ?.replace(/;.*/, '')
      .replace('application/javascript', 'text/javascript'),
    body: createHash('sha256')
      .update(await response.body())
      .digest('hex'),
    headers: Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
  };
}
