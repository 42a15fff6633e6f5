import { expect, test } from 'vitest';
import { cacheKey, classifyRequest } from '../../../src/service-worker/classify-request.ts';

const SITE = 'https://machair.example';
const ADMIN = { referrer: `${SITE}/admin` };
const navigate = { mode: 'navigate' } as const;
const prefetch = { ...navigate, headers: new Headers({ 'sec-purpose': 'prefetch' }) };

test.each([
  ['/about?x=1', navigate, 'page'],
  ['/about', { ...navigate, ...ADMIN }, 'page'],
  ['/about', { ...navigate, headers: new Headers({ 'sec-purpose': 'else' }) }, 'page'],
  ['/about', prefetch, 'prefetch'],
  ['/_astro/hero.a1.svg', {}, 'file'],
  ['/_astro/a.js', { referrer: `${SITE}/administration` }, 'file'],
  ['/data/stations.json', {}, 'data'],
  ['/admin', prefetch, undefined],
  ['/_astro/a.js', ADMIN, undefined],
  ['/_astro/a.js', { referrer: `${SITE}/editor#x` }, undefined],
  ['https://maps.example/_astro/a.js', {}, undefined],
  ['/contact', { ...navigate, method: 'POST' }, undefined],
  ['/favicon.svg', {}, undefined],
  ...['/api/enquiries', '/api', '/admin', '/editor', '/editor/x'].flatMap((path) => [
    [path, navigate, undefined] as const,
    [path, {}, undefined] as const,
  ]),
] as const)('treats a request for %s, %o, as %s', (path, more, policy) => {
  const request = {
    method: 'GET',
    mode: 'cors',
    referrer: '',
    headers: new Headers(),
    url: new URL(path, SITE).href,
    ...more,
  } as const;
  expect(classifyRequest(request, SITE)).toBe(policy);
});

test.each([
  ['/services/solar?postcode=HS8+5SS#calculator', '/services/solar'],
  ['/about/', '/about'],
  ['', '/'],
])('caches %s as %s without typed entries', (address, key) => {
  expect(cacheKey(SITE + address)).toBe(key);
});
