import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, test } from 'vitest';
import { listPublicItems, listServedImages, previews } from '../../../src/integrations/previews.ts';
import { MINIMAL_ITEMS } from '../../support/items.ts';
import { SVG, writeFiles } from '../scripts/checked-folder.ts';

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

test('omits fields used only by the build from previews', async () => {
  const house = { ...MINIMAL_ITEMS.properties, imageSrc: '/uploads/croft.svg' };
  const secrets = { calendarUrl: 'https://calendar.example/secret.ics', notes: 'secret' };
  const content = await writeFiles({
    'properties/a.json': { ...house, ...secrets },
    'properties/old.json': { ...house, hidden: true },
    'properties/half.json': { name: 'secret' },
    'properties/readme.txt': '',
    'uploads/croft.svg': SVG,
  });
  const [item, ...others] = await listPublicItems(content, 'properties');
  expect(item).toMatchObject({ ...house, isListed: true });
  expect(JSON.stringify(item)).not.toContain('secret');
  expect(others).toEqual([]);
});

test('writes no previews for a site without the editor', async () => {
  const site = await writeFiles({ 'index.html': '' });
  const done = previews(false, 'https://site.example', []).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${site}/`) } as HookParameters<'astro:build:done'>);
  expect(readdirSync(site)).toEqual(['index.html']);
});
