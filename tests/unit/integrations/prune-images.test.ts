import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pruneUnusedImages } from '../../../src/integrations/prune-images.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

test('keeps exactly the pictures in use', async () => {
  const root = await writeFiles({
    'a/index.html': '<img srcset="/_astro/a.x1_2.avif 360w, /_astro/a.x1_3.avif 640w">',
    'index.html': '<meta content="https://machair.example/_astro/b.x-2.png">',
    '_astro/page.css': 'body{background:url(c.x3.webp)}',
    '_astro/island.js': 'const d="/_astro/d.x4.svg"',
    'manifest.webmanifest': '{"icons":[{"src":"/_astro/e.x5.png"}]}',
    ...Object.fromEntries(
      ['a.x1_2.avif', 'a.x1_3.avif', 'b.x-2.png', 'c.x3.webp', 'd.x4.svg', 'e.x5.png']
        .concat('a.x1.jpg', 'draft.x6.svg', 'draft.x7.jpeg')
        .map((name) => [`_astro/${name}`, '']),
    ),
    'icon.png': '',
  });
  await pruneUnusedImages(root);
  expect(globSync('**/*.{avif,png,webp,svg,jpg,jpeg}', { cwd: root }).sort()).toEqual([
    '_astro/a.x1_2.avif',
    '_astro/a.x1_3.avif',
    '_astro/b.x-2.png',
    '_astro/c.x3.webp',
    '_astro/d.x4.svg',
    '_astro/e.x5.png',
    'icon.png',
  ]);
});
