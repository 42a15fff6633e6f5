import { describe, expect, test } from 'vitest';
import { cacheKey, cachePolicy } from '../../../src/offline/cache-policy.ts';

const SITE = 'https://machair.example';
const asked = (path: string, more: object = {}) =>
  cachePolicy(
    {
      method: 'GET',
      mode: 'cors',
      referrer: '',
      headers: new Headers(),
      url: new URL(path, SITE).href,
      ...more,
    },
    SITE,
  );
const opened = (path: string, more: object = {}) => asked(path, { mode: 'navigate', ...more });

describe('what a worker keeps', () => {
  test('is pages, files with a hash in their names, and data', () => {
    expect(opened('/about?x=1')).toBe('page');
    expect(asked('/_astro/hero.a1.svg')).toBe('file');
    expect(asked('/data/stations.json')).toBe('data');
  });

  test('is no page that is only fetched ahead', () => {
    const headers = new Headers({ 'sec-purpose': 'prefetch' });
    expect(opened('/about', { headers })).toBe('prefetch');
    expect(opened('/admin', { headers })).toBeUndefined();
    expect(opened('/about', { headers: new Headers({ 'sec-purpose': 'else' }) })).toBe('page');
  });

  test.each(['/api/enquiries', '/api', '/admin', '/editor', '/editor/x'])('is never %s', (path) => {
    expect(opened(path)).toBeUndefined();
    expect(asked(path)).toBeUndefined();
  });

  test('is nothing that the dashboard or the editor ask for, but the page that comes after them', () => {
    expect(asked('/_astro/a.js', { referrer: `${SITE}/admin` })).toBeUndefined();
    expect(asked('/_astro/a.js', { referrer: `${SITE}/editor#x` })).toBeUndefined();
    expect(asked('/_astro/a.js', { referrer: `${SITE}/administration` })).toBe('file');
    expect(opened('/about', { referrer: `${SITE}/admin` })).toBe('page');
  });

  test('is nothing of another site, nothing that is sent, and no other file', () => {
    expect(asked('https://maps.example/_astro/a.js')).toBeUndefined();
    expect(opened('/contact', { method: 'POST' })).toBeUndefined();
    expect(asked('/favicon.svg')).toBeUndefined();
  });

  test('of a page goes without what was typed into its address', () => {
    expect(cacheKey(`${SITE}/services/solar?postcode=HS8+5SS#calculator`)).toBe('/services/solar');
    expect(cacheKey(`${SITE}/about/`)).toBe('/about');
    expect(cacheKey(SITE)).toBe('/');
  });
});
