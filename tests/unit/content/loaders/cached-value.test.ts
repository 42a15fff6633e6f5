import { describe, expect, test } from 'vitest';
import { cachedValue } from '../../../../src/content/loaders/cached-value.ts';
import type { Listing } from '../../../../src/content/github/shapes.ts';

const LISTING: Listing = {
  entries: [{ type: 'file', name: 'a.svg', sha: 'e69de29', size: 12, downloadUrl: null }],
  etag: '"abc"',
};

describe('what is kept from one build to the next', () => {
  test('is nothing before the first', () => {
    expect(cachedValue(new Map(), 'listing:machair/content@main').read()).toBeUndefined();
  });

  test('comes back as the last build wrote it', () => {
    const cache = new Map<string, string>();
    cachedValue<Listing>(cache, 'listing:machair/content@main').write(LISTING);
    expect(cachedValue(cache, 'listing:machair/content@main').read()).toEqual(LISTING);
  });

  test('is kept apart by its key', () => {
    const cache = new Map([['a.svg', 'e69de29']]);
    cachedValue<Listing>(cache, 'listing:a.svg').write(LISTING);
    expect(cachedValue(cache, 'listing:b.svg').read()).toBeUndefined();
    expect(cache.get('a.svg')).toBe('e69de29');
  });
});
