import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteUrl, describeHead } from '../../../src/seo/head.ts';

const SITE = new URL('https://machair.example');
const COMPANY = {
  name: 'Machair Renewables',
  keywords: ['wind', 'Uist'],
  areaServed: ['Uist', 'Lewis'],
};
const META = { title: 'Solar', description: 'Panels for island roofs.', path: '/services/solar' };

const describePage = (more: object = {}) => describeHead({ ...META, ...more }, COMPANY, SITE);

describe('the head of a page', () => {
  test('names page and firm, and gives full addresses', () => {
    expect(describePage()).toEqual({
      title: 'Solar | Machair Renewables',
      description: 'Panels for island roofs.',
      canonical: 'https://machair.example/services/solar',
      keywords: 'wind, Uist, Lewis',
      isIndexed: true,
      type: 'website',
      siteName: 'Machair Renewables',
      image: 'https://machair.example/social.png',
    });
  });

  test('lists keywords of its own in place of those of the firm, and always the places served', () => {
    expect(describePage({ keywords: ['solar', 'Harris'] }).keywords).toBe(
      'solar, Harris, Uist, Lewis',
    );
    expect(describePage({ keywords: [] }).keywords).toBe('Uist, Lewis');
  });

  test('has no keywords where nobody searches', () => {
    expect(describePage({ isIndexed: false }).keywords).toBeUndefined();
  });

  test('may keep a page out of search results, and may call it an article', () => {
    expect(describePage({ isIndexed: false, type: 'article' })).toMatchObject({
      isIndexed: false,
      type: 'article',
    });
  });

  test('gives the home page the address of the site', () => {
    expect(describePage({ path: '/' }).canonical).toBe('https://machair.example/');
  });
});

describe('the description of a page', () => {
  const descriptionOf = (description: string) => describePage({ description }).description;

  test('of 160 characters stays whole', () => {
    const text = `${'word '.repeat(31)}words`;
    expect(text).toHaveLength(160);
    expect(descriptionOf(text)).toBe(text);
  });

  test('that is longer ends after a whole word, with an ellipsis', () => {
    expect(descriptionOf('word '.repeat(40))).toBe(`${'word '.repeat(31).trimEnd()}…`);
  });

  test('without a space is cut where it must be', () => {
    expect(descriptionOf('x'.repeat(200))).toBe(`${'x'.repeat(159)}…`);
  });

  test('is never longer than 160 characters, and begins as the text does', () => {
    const texts = fc.array(fc.lorem(), { minLength: 1, maxLength: 12 }).map((t) => t.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        const description = descriptionOf(text);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(text.startsWith(description.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('absoluteUrl', () => {
  test.each([
    ['/', 'https://machair.example/'],
    ['/about', 'https://machair.example/about'],
    ['/services/ev-chargers#calculator', 'https://machair.example/services/ev-chargers#calculator'],
  ])('makes a full address of %s', (path, address) => {
    expect(absoluteUrl(SITE, path)).toBe(address);
  });
});
