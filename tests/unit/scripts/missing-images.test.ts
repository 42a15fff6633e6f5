import { expect, test } from 'vitest';
import { findMissingImages } from '../../../scripts/content-check/cross-checks.ts';
import { VALID_SERVICE } from '../../support/items.ts';
import { checkFiles, SVG, writeFiles } from './checked-folder.ts';

const PICTURES = {
  landscape: { imageUrl: '/uploads/wide.svg', imageAlt: 'A ridge.' },
  batteryProduct: {
    name: 'A battery',
    sizes: [5],
    imageUrl: '/uploads/battery.svg',
    imageAlt: 'A box.',
    text: 'It keeps power.',
  },
};

test('reports every missing picture of an item', async () => {
  const item = { ...VALID_SERVICE, ...PICTURES, id: 'a', imageUrl: '/uploads/a.svg' };
  const root = await writeFiles({ 'uploads/other.svg': SVG });
  const found = findMissingImages(root, [{ file: 'a.json', item }]);
  expect(found.map(({ file, problem }) => [file, problem.field, problem.got])).toEqual([
    ['a.json', 'imageUrl', '"/uploads/a.svg"'],
    ['a.json', 'landscape.imageUrl', '"/uploads/wide.svg"'],
    ['a.json', 'batteryProduct.imageUrl', '"/uploads/battery.svg"'],
  ]);
});

test('reports nothing once all pictures of a folder exist', async () => {
  const files = {
    'services/a.json': { ...VALID_SERVICE, ...PICTURES, id: 'a' },
    'uploads/wide.svg': SVG,
  };
  const before = await checkFiles(files);
  expect(before.problems).toBe(1);
  expect(before.text).toContain('services/a.json › batteryProduct.imageUrl');
  expect((await checkFiles({ ...files, 'uploads/battery.svg': SVG })).problems).toBe(0);
});
