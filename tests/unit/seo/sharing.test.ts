import { describe, expect, test } from 'vitest';
import { SHARING_PICTURE, sharingName, sharingPath } from '../../../src/seo/sharing.ts';

describe('the picture that a page is shared with', () => {
  test('is named after those that it is made of, and their bytes', () => {
    expect(sharingPath(['/_astro/a-b.x_1-.svg'])).toBe('/sharing/a-b-x_1-.jpg');
    expect(sharingPath(['/_astro/a.x1.svg', '/_astro/b.v2.y2.jpg'])).toBe(
      '/sharing/a-x1+b.v2-y2.jpg',
    );
  });

  test('is found again in a page, as the files are that it is made of', () => {
    const page = '<meta content="https://machair.example/sharing/a-x1+b.v2-y2.jpg">';
    const [[, names = ''] = []] = page.matchAll(SHARING_PICTURE);
    expect(names.split('+')).toEqual(['_astro/a.x1.svg', '_astro/b.v2.y2.jpg'].map(sharingName));
  });

  test('is the firm’s where there is none, or the development server shows others', () => {
    expect(sharingPath([])).toBe('/social.png');
    expect(sharingPath(['/@fs/content/uploads/a.svg'])).toBe('/social.png');
  });
});
