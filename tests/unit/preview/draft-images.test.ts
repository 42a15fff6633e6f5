import type { ImageMetadata } from 'astro';
import { expect, test, vi } from 'vitest';
import { findImages } from '../../../src/preview/draft.ts';

const pictureAt = (src: string) => ({ src, width: 800, height: 560, format: 'svg' }) as const;
const served: Record<string, ImageMetadata> = {
  '/uploads/fallback.svg': pictureAt('/_astro/fallback.abcdefgh.svg'),
  '/uploads/solar.svg': pictureAt('/_astro/solar.abcdefgh.svg'),
};
const nothing = () => undefined;

test('uses the served URL of a picture on the site', () => {
  const { findImage, missing } = findImages({}, nothing, served);
  expect(findImage('/uploads/solar.svg')).toEqual(served['/uploads/solar.svg']);
  expect(missing.size).toBe(0);
});

test('replaces an unknown picture with the fallback', () => {
  const { findImage, missing } = findImages({}, nothing, served);
  expect(findImage('/uploads/gone.svg')).toEqual(served['/uploads/fallback.svg']);
  expect(missing.size).toBe(0);
});

test('gives a new picture a valid content path', () => {
  const typed = { imageUrl: 'blob:a', landscape: { imageUrl: 'blob:b' }, features: ['Panels'] };
  const { draft, findImage } = findImages(typed, nothing, served);
  expect(draft).toEqual({
    imageUrl: '/uploads/new-1.png',
    landscape: { imageUrl: '/uploads/new-2.png' },
    features: ['Panels'],
  });
  expect(findImage('/uploads/new-2.png').src).toBe('blob:b');
});

test('prefers a picture loaded by the CMS', () => {
  const asset = { toString: () => 'blob:c', toBase64: () => Promise.resolve('') };
  const { findImage } = findImages({}, () => asset, served);
  expect(findImage('/uploads/solar.svg').src).toBe('blob:c');
});

test('loads a picture that the CMS has not loaded on demand', async () => {
  const toBase64 = vi.fn(() => Promise.resolve(''));
  const asset = { toString: () => '/uploads/photo.jpg', toBase64 };
  const { findImage, missing } = findImages({}, () => asset, served);
  expect(findImage('/uploads/photo.jpg')).toEqual(served['/uploads/fallback.svg']);
  expect(toBase64).not.toHaveBeenCalled();
  await missing.get('/uploads/photo.jpg')?.();
  expect(toBase64).toHaveBeenCalledOnce();
});

test('requests no picture from another host', () => {
  const getAsset = vi.fn();
  const { findImage, missing } = findImages({}, getAsset, served);
  expect(findImage('https://pictures.example/a.jpg')).toEqual(served['/uploads/fallback.svg']);
  expect(getAsset).not.toHaveBeenCalled();
  expect(missing.size).toBe(0);
});
