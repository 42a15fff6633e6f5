import { expect, test } from 'vitest';
import { isIndexed, lastChangeIn } from '../../../src/integrations/indexed-sitemap.ts';

const ADDRESS = 'https://machair.example/about';
const canonical = (href: string) => `<head><link rel="canonical" href="${href}"/></head>`;
const robots = (how: string) => `<meta name="robots" content="${how}"/>${canonical(ADDRESS)}`;

test.each([
  ['its own canonical page', canonical(ADDRESS), true],
  ['an alias', canonical('https://machair.example/services/solar'), false],
  ['marked noindex', robots('noindex'), false],
  ['marked noindex among others', robots('follow, noindex'), false],
  ['marked as indexed', robots('index, follow'), true],
  ['without a canonical URL', '<head></head>', false],
])('includes or omits a page that is %s', (_, html, expected) => {
  expect(isIndexed(html, ADDRESS)).toBe(expected);
});

test('lists the home page with or without its slash', () => {
  expect(isIndexed(canonical('https://machair.example/'), 'https://machair.example')).toBe(true);
  expect(isIndexed(canonical('https://machair.example'), 'https://machair.example/')).toBe(true);
});

test('reads a page’s last change from its structured data', () => {
  expect(lastChangeIn('<script>{"dateModified":"2026-11-21"}</script>')).toBe('2026-11-21');
  const response = JSON.stringify({ text: '"dateModified":"2026-11-21"' });
  expect(lastChangeIn(`<script>${response}</script>`)).toBeUndefined();
});
