import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../../../src/content/items/parse-item.ts';
import { BATTERY_SIZES } from '../../../../src/calculators/rules/battery/battery-sums.ts';
import type { Item } from '../../../../src/content/checks/check-item.ts';
import { KINDS } from '../../../../src/content/kinds/kinds.ts';
import { serviceFields, type Service } from '../../../../src/content/schemas/service.ts';

const builtIn = JSON.parse(
  readFileSync('tests/fixtures/firm/services/battery-storage.json', 'utf8'),
) as Service & Item;
const { batteryProduct, ...plain } = builtIn;

/** The service as the site shows it, from a file of a content repository. */
function shown(file: object): unknown {
  const text = JSON.stringify(file);
  const parsed = parseItem('battery-storage.json', text, KINDS.services, () => builtIn);
  return parsed.ok ? parsed.item['batteryProduct'] : undefined;
}

describe('the named battery', () => {
  test('comes in the sizes that its calculator offers', () => {
    expect(batteryProduct?.sizes).toEqual(BATTERY_SIZES);
  });

  test('has its sizes in no other text of the page', () => {
    const texts = JSON.stringify({ ...plain, batteryProduct: { ...batteryProduct, sizes: [] } });
    expect(BATTERY_SIZES.filter((size) => texts.includes(String(size)))).toEqual([]);
  });

  test('is there for a service of a content repository without it, and gives way to its own', () => {
    expect(shown(plain)).toEqual(batteryProduct);
    const own = { ...batteryProduct, name: 'Our battery' };
    expect(shown({ ...plain, batteryProduct: own })).toEqual(own);
  });

  test.each([{ image: '/uploads/a.svg' }, { imageUrl: '/uploads/a.svg', image: '/uploads/b.svg' }])(
    'may have its picture as %j',
    (picture) => {
      const own = { ...batteryProduct, imageUrl: undefined, ...picture };
      const { imageUrl, image } = shown({ ...plain, batteryProduct: own }) as typeof picture;
      expect({ imageUrl, image }).toEqual(picture);
    },
  );

  test('without a picture is told which it may have', () => {
    const text = JSON.stringify({
      ...plain,
      batteryProduct: { ...batteryProduct, imageUrl: undefined },
    });
    expect(parseItem('battery-storage.json', text, KINDS.services).problems).toMatchObject([
      { field: 'batteryProduct.imageUrl', expected: 'a picture, as imageUrl or image' },
    ]);
  });

  test.each([
    { sizes: [] },
    { sizes: [0] },
    { name: '' },
    { imageUrl: 'http://a.example/a.png' },
    { image: 'http://a.example/a.png' },
    { imageUrl: undefined },
  ])('cannot have %j', (wrong) => {
    const value = { ...batteryProduct, ...wrong };
    expect(z.safeParse(serviceFields.inherited.batteryProduct, batteryProduct).success).toBe(true);
    expect(z.safeParse(serviceFields.inherited.batteryProduct, value).success).toBe(false);
  });
});
