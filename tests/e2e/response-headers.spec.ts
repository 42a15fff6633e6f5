import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/visitor.ts';

test('every page’s policy comes directly after its character set', () => {
  const pages = globSync('dist/**/*.html');
  const isFirst = /<head[^>]*>\s*<meta charset[^>]*>\s*<meta http-equiv="content-security-policy"/i;
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !isFirst.test(readFileSync(page, 'utf8')))).toEqual([]);
});

test('pages have the security headers', async ({ request }) => {
  for (const url of ['/', '/services/solar', '/case-studies/solar-panel-farm', '/no-such-page']) {
    const headers = (await request.get(url)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('only files with a hash in their name are cached for a year', async ({ page, request }) => {
  await page.goto('/');
  const picture = await page.locator('main img').first().getAttribute('src');
  const asset = (await request.get(picture ?? '')).headers();
  expect(picture).toMatch(/^\/_astro\/.+\.svg$/);
  expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset['content-security-policy']).toContain('sandbox');
  expect((await request.get('/')).headers()['cache-control']).not.toContain('immutable');
});

test('404 responses are not cached at any URL', async ({ request }) => {
  for (const url of [
    '/_astro/script.of-another-release.js',
    '/sharing/no-such-picture.png',
    '/no-such-page',
    '/services/no-such-service',
    '/not-found',
  ]) {
    const response = await request.get(url);
    expect([url, response.status()]).toEqual([url, 404]);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
  // Hosts without the Worker serve these files for missing pages.
  for (const url of ['/404', '/services/404']) {
    expect((await request.get(url)).headers()['cache-control']).toBe('no-store');
  }
});
