import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeHead } from '../../../src/seo/head.ts';

const SITE = new URL('https://machair.example');
const COMPANY = {
  name: 'Minch Renewables',
  tagline: 'Wind, sun and warmth for the Outer Hebrides',
  keywords: ['wind', 'Uist'],
  areaServed: ['Uist', 'Lewis'],
};
const DESCRIPTION = 'Panels for island roofs, fixed for our wind and made to last beside the sea.';
const META = { title: 'Solar', description: DESCRIPTION, path: '/services/solar' };

const describePage = (more: object = {}) => describeHead({ ...META, ...more }, COMPANY, SITE);

describe('the head of a page', () => {
  test('includes the names of page and company', () => {
    expect(describePage()).toEqual({
      title: 'Solar | Minch Renewables',
      description: DESCRIPTION,
      canonical: 'https://machair.example/services/solar',
      keywords: 'wind, Uist, Lewis',
      isIndexed: true,
      type: 'website',
      siteName: 'Minch Renewables',
      image: 'https://machair.example/social.png',
    });
  });

  test.each([
    [
      'the page’s keywords and the places served',
      { keywords: ['a'] },
      'keywords',
      'a, Uist, Lewis',
    ],
    ['the places served only', { keywords: [] }, 'keywords', 'Uist, Lewis'],
    ['no keywords for a page that is not indexed', { isIndexed: false }, 'keywords', undefined],
    ['its sharing picture', { picture: '/a.jpg' }, 'image', 'https://machair.example/a.jpg'],
    ['its type', { type: 'article' }, 'type', 'article'],
    ['the site’s URL for the home page', { path: '/' }, 'canonical', 'https://machair.example/'],
  ] as const)('includes %s', (_, more, name, value) => {
    expect(describePage(more)[name]).toBe(value);
  });

  test('omits the company’s name if both do not fit', () => {
    const longest = 'x'.repeat(60 - ' | Minch Renewables'.length);
    expect(describePage({ title: longest }).title).toBe(`${longest} | Minch Renewables`);
    expect(describePage({ title: `${longest}x` }).title).toBe(`${longest}x`);
  });
});

describe('texts from content', () => {
  const MORE = 'Minch Renewables: Wind, sun and warmth for the Outer Hebrides.';
  const fitted = (description: string, title = 'Solar') =>
    describePage({ description, title, fromContent: true });

  test.each([
    ['are unchanged at a good length', `${'word '.repeat(31)}words`, `${'word '.repeat(31)}words`],
    ['end after a whole word', 'word '.repeat(40), `${'word '.repeat(31).trimEnd()}…`],
    ['are cut within a word without spaces', 'x'.repeat(200), `${'x'.repeat(159)}…`],
    ['are followed by another sentence if short', 'Panels.', `Panels. ${MORE}`],
  ])('%s', (_, written, shown) => {
    expect(fitted(written).description).toBe(shown);
  });

  test('shortens titles to 60 characters', () => {
    expect(fitted(DESCRIPTION, 'word '.repeat(20)).title).toBe(`${'word '.repeat(11).trimEnd()}…`);
  });

  test('keeps the beginning of a long text', () => {
    const texts = fc.array(fc.lorem(), { minLength: 1, maxLength: 12 }).map((t) => t.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        const { description } = fitted(text);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(`${text} ${MORE}`.startsWith(description.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

test.each([
  [{ title: 'x'.repeat(61) }, 'its title has 61 characters, more than 60'],
  [{ description: 'x'.repeat(69) }, 'its description has 69 characters, not 70 to 160'],
  [{ description: 'x'.repeat(161) }, 'its description has 161 characters'],
])('stops the build if texts do not fit: %o', (more, problem) => {
  expect(() => describePage(more)).toThrow('The page /services/solar');
  expect(() => describePage(more)).toThrow(problem);
  expect(() => describePage({ ...more, isIndexed: false })).not.toThrow();
  const atLimits = { title: 'x'.repeat(60), description: 'x'.repeat(70) };
  expect(() => describePage(atLimits)).not.toThrow();
});
