import { describe, expect, test } from 'vitest';
import {
  readSharingName,
  SHARING_IMAGE,
  sharingName,
  sharingPath,
} from '../../../src/seo/sharing.ts';

const imagesAt = (...addresses: string[]) => addresses.map((src) => ({ image: { src } }));

describe('a page’s sharing picture', () => {
  test('names the picture after the page’s pictures and their hashes', () => {
    expect(sharingPath(imagesAt('/_astro/a-b.x_1-.svg'))).toBe('/sharing/a-b-x_1-.jpg');
    expect(sharingPath(imagesAt('/_astro/a.x1.svg', '/_astro/b.v2.y2.jpg'))).toBe(
      '/sharing/a-x1+b.v2-y2.jpg',
    );
  });

  test('finds the sharing picture of a page', () => {
    const page = '<meta content="https://machair.example/sharing/a-x1+b.v2-y2.jpg">';
    const [[, names = ''] = []] = page.matchAll(SHARING_IMAGE);
    expect(names.split('+')).toEqual(['_astro/a.x1.svg', '_astro/b.v2.y2.jpg'].map(sharingName));
  });

  test('includes focus points in the name', () => {
    const chosen = { image: { src: '/_astro/a.x1.svg' }, imageFocus: { x: 30, y: 0 } };
    const path = sharingPath([chosen, ...imagesAt('/_astro/b.y2.jpg')]);
    expect(path).toBe('/sharing/a-x1.at-30-0+b-y2.jpg');
    expect([...path.matchAll(SHARING_IMAGE)]).toHaveLength(1);
    expect(readSharingName('a-x1.at-30-0')).toEqual({ name: 'a-x1', focus: { x: 30, y: 0 } });
    expect(readSharingName('b-y2')).toEqual({ name: 'b-y2', focus: undefined });
  });

  test('uses the company’s picture by default', () => {
    expect(sharingPath([])).toBe('/social.png');
    expect(sharingPath(imagesAt('/@fs/content/uploads/a.svg'))).toBe('/social.png');
  });
});
