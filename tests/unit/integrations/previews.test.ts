import { expect, test } from 'vitest';
import { listServedImages } from '../../../src/integrations/previews.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

test('finds pictures by their paths in content', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const site = await writeFiles({
    '_astro/service-solar.aB_-1234.svg': drawing,
    '_astro/photo.aB_-1234_Z1x.webp': '',
    '_astro/script.aB_-1234.js': '',
  });
  expect(await listServedImages(site)).toEqual({
    '/uploads/service-solar.svg': {
      src: '/_astro/service-solar.aB_-1234.svg',
      width: 40,
      height: 30,
      format: 'svg',
    },
  });
});
