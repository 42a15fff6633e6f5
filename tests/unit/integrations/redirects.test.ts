import { expect, test } from 'vitest';
import { listRules } from '../../../src/integrations/redirects.ts';

const PAGES = new Set(['/', '/services', '/contact']);
const rules = (...list: { from: string; to: string }[]) =>
  listRules(list, (path) => PAGES.has(path));

test('leads old addresses, with a slash at the end or without, to pages and other sites', () => {
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
  ['hides a page, with a slash at the end', '/contact/', '/services'],
  ['hides the home page', '/', '/services'],
  ['leads to no page', '/old', '/gone'],
  ['leads to another redirect', '/older', '/old'],
  ['leads to itself', '/old', '/old'],
])('omits a redirect that %s', (_, from, to) => {
  expect(rules({ from, to })).toEqual([]);
});

test('uses the first of two redirects from one address', () => {
  expect(rules({ from: '/old', to: '/services' }, { from: '/old/', to: '/contact' })).toEqual([
    '/old /services 301',
    '/old/ /services 301',
  ]);
});
