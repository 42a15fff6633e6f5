import { expect, test } from 'vitest';
import { listRules } from '../../../src/integrations/redirects.ts';

const PAGES = new Set(['/', '/services', '/contact']);
const rules = (...list: { from: string; to: string }[]) =>
  listRules(list, (path) => PAGES.has(path));

test('redirects an old URL with or without a trailing slash', () => {
  expect(
    rules(
      { from: '/Old.php', to: '/services#top' },
      { from: '/shop/', to: 'https://shop.example' },
    ),
  ).toEqual([
    '/Old.php /services#top 301',
    '/Old.php/ /services#top 301',
    '/shop https://shop.example 301',
    '/shop/ https://shop.example 301',
  ]);
});

test.each([
  ['hides a page', '/contact', '/services'],
  ['hides a page with a trailing slash', '/contact/', '/services'],
  ['hides the home page', '/', '/services'],
  ['leads to a missing page', '/old', '/gone'],
  ['leads to another redirect', '/older', '/old'],
  ['leads to itself', '/old', '/old'],
])('omits a redirect that %s', (_, from, to) => {
  expect(rules({ from, to })).toEqual([]);
});

test('uses the first of two redirects from one URL', () => {
  expect(rules({ from: '/old', to: '/services' }, { from: '/old/', to: '/contact' })).toEqual([
    '/old /services 301',
    '/old/ /services 301',
  ]);
});
