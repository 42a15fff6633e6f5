import { describe, expect, test } from 'vitest';
import { siteOf } from '../../../src/seo/site.ts';

describe('siteOf', () => {
  test('gives the address of the site', () => {
    const site = new URL('https://machair.example');
    expect(siteOf({ site })).toBe(site);
  });

  test('says which setting is missing', () => {
    expect(() => siteOf({ site: undefined })).toThrow(
      'The configuration sets no site address; set SITE_URL',
    );
  });
});
