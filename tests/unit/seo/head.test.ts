import { describe, expect, test } from 'vitest';
import { absoluteUrl, describeHead } from '../../../src/seo/head.ts';

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
  test('names page and firm, and gives full addresses', () => {
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

  test('lists keywords of its own in place of those of the firm, and always the places served', () => {
    expect(describePage({ keywords: ['solar', 'Harris'] }).keywords).toBe(
      'solar, Harris, Uist, Lewis',
    );
    expect(describePage({ keywords: [] }).keywords).toBe('Uist, Lewis');
  });

  test('has no keywords where nobody searches', () => {
    expect(describePage({ isIndexed: false }).keywords).toBeUndefined();
  });

  test('names the picture to share it with', () => {
    expect(describePage({ picture: '/sharing/a.jpg' }).image).toBe(
      'https://machair.example/sharing/a.jpg',
    );
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

describe('the words of a page', () => {
  test('that come from content are made to fit', () => {
    const head = describePage({ title: 'x'.repeat(70), description: 'Short.', fromContent: true });
    expect(head.title).toHaveLength(60);
    expect(head.description).toMatch(/^Short\. Minch Renewables: /);
  });

  test('that are ours stop the build where they do not fit, unless nobody searches for them', () => {
    const short = { description: 'Short.' };
    expect(() => describePage(short)).toThrow('The page /services/solar');
    expect(describePage({ ...short, isIndexed: false }).description).toBe('Short.');
  });

  test('go without the firm’s name where both would be cut short', () => {
    const longest = 'x'.repeat(60 - ' | Minch Renewables'.length);
    expect(describePage({ title: longest }).title).toBe(`${longest} | Minch Renewables`);
    expect(describePage({ title: `${longest}x` }).title).toBe(`${longest}x`);
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
