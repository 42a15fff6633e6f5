import { describe, expect, test } from 'vitest';
import { keptListing } from '../../../../src/collections/loaders/kept-listing.ts';
import type { Listing } from '../../../../src/github/shapes.ts';

const LISTING: Listing = {
  entries: [{ type: 'file', name: 'a.svg', sha: 'e69de29', size: 12, downloadUrl: null }],
  etag: '"abc"',
};

describe('keptListing', () => {
  test('has nothing before the first build', () => {
    expect(keptListing(new Map(), 'machair/content@main').read()).toBeUndefined();
  });

  test('gives back what the last build wrote', () => {
    const cache = new Map<string, string>();
    keptListing(cache, 'machair/content@main').write(LISTING);
    expect(keptListing(cache, 'machair/content@main').read()).toEqual(LISTING);
  });

  test('keeps another branch and another repository apart', () => {
    const cache = new Map<string, string>();
    keptListing(cache, 'machair/content@main').write(LISTING);
    expect(keptListing(cache, 'machair/content@draft').read()).toBeUndefined();
    expect(keptListing(cache, 'other/content@main').read()).toBeUndefined();
  });

  test('leaves what else is kept of pictures and items alone', () => {
    const cache = new Map([['a.svg', 'e69de29']]);
    keptListing(cache, 'a.svg').write(LISTING);
    expect(cache.get('a.svg')).toBe('e69de29');
  });
});
