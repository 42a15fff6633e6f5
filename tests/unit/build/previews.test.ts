import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, test } from 'vitest';
import { listServedPictures, previews } from '../../../src/build/previews.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

test('pictures are found by the path that content names them with', async () => {
  const site = await writeFiles({
    '_astro/service-solar.aB_-1234.svg': drawing,
    '_astro/photo.aB_-1234_Z1x.webp': '',
    '_astro/script.aB_-1234.js': '',
  });
  expect(await listServedPictures(site)).toEqual({
    '/uploads/service-solar.svg': {
      src: '/_astro/service-solar.aB_-1234.svg',
      width: 40,
      height: 30,
      format: 'svg',
    },
  });
});

test('a site without the editor has no previews', async () => {
  const site = await writeFiles({ 'index.html': '' });
  const done = previews(false, 'https://site.example', []).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${site}/`) } as HookParameters<'astro:build:done'>);
  expect(readdirSync(site)).toEqual(['index.html']);
});
