import { expect, test } from 'vitest';
import { VALID_SERVICE } from '../../support/items.ts';
import { checkFiles, SVG } from './checked-folder.ts';

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

test('reports every missing picture of an item, until all exist', async () => {
  const item = { ...VALID_SERVICE, ...PICTURES, id: 'a' };
  const files = { 'services/a.json': item, 'uploads/wide.svg': SVG };
  const before = await checkFiles({ 'services/a.json': item });
  expect(before.problems).toBe(2);
  expect(before.text).toContain('services/a.json › landscape.imageUrl');
  expect(before.text).toContain(
    'services/a.json › batteryProduct.imageUrl\n    expected an existing picture; got "/uploads/battery.svg"\n    fix: put the picture into the uploads folder, or correct its name; until then the site shows a placeholder picture',
  );
  expect((await checkFiles({ ...files, 'uploads/battery.svg': SVG })).problems).toBe(0);
});
