import { describe, expect, test } from 'vitest';
import { isIndexed, lastChangeIn } from '../../../src/seo/indexing.ts';

const ADDRESS = 'https://machair.example/about';
const canonical = (href: string) => `<head><link rel="canonical" href="${href}"/></head>`;

describe('isIndexed', () => {
  test('takes a page that is its own canonical address', () => {
    expect(isIndexed(canonical(ADDRESS), ADDRESS)).toBe(true);
  });

  test('takes the home page with and without its slash', () => {
    expect(isIndexed(canonical('https://machair.example/'), 'https://machair.example')).toBe(true);
    expect(isIndexed(canonical('https://machair.example'), 'https://machair.example/')).toBe(true);
  });

  test('leaves out an alias, which names another page as canonical', () => {
    const html = canonical('https://machair.example/services/solar');
    expect(isIndexed(html, 'https://machair.example/services/solar-solutions')).toBe(false);
  });

  test.each(['noindex', 'noindex, follow', 'follow, noindex'])(
    'leaves out a page marked %s',
    (how) => {
      const html = `<meta name="robots" content="${how}"/>${canonical(ADDRESS)}`;
      expect(isIndexed(html, ADDRESS)).toBe(false);
    },
  );

  test('takes a page whose mark lets it be found', () => {
    const html = `<meta name="robots" content="index, follow"/>${canonical(ADDRESS)}`;
    expect(isIndexed(html, ADDRESS)).toBe(true);
  });

  test('leaves out a page that says nothing of itself', () => {
    expect(isIndexed('<head></head>', ADDRESS)).toBe(false);
  });
});

describe('the last change of a page', () => {
  test('is the day that its structured data name', () => {
    expect(lastChangeIn('<script>{"dateModified":"2026-11-21"}</script>')).toBe('2026-11-21');
  });

  test('is not known where only an answer speaks of one', () => {
    const answer = JSON.stringify({ text: '"dateModified":"2026-11-21"' });
    expect(lastChangeIn(`<script>${answer}</script>`)).toBeUndefined();
  });
});
