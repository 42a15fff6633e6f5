import { expect, test } from 'vitest';
import { createWebManifest } from '../../../src/brand/web-manifest.ts';
import { OTHER_THEME } from '../../support/theme.ts';

test('describes the company in the web manifest', () => {
  const { light } = OTHER_THEME.colours.surface;
  expect(createWebManifest({ name: 'Ness Power' }, OTHER_THEME)).toMatchObject({
    name: 'Ness Power',
    start_url: '/',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
    ],
  });
});
