import { expect, test } from 'vitest';
import { FOLDERS, kindOf } from '../../../../src/content/kinds/kinds.ts';
import { picturesIn } from '../../../../src/content/pictures/pictures-in.ts';
import { jsonSchemaOf, type JsonSchema } from '../../../../src/content/schemas/json-schema.ts';

/** Every field of a schema that may hold a picture, each once, with a value in it. */
function fill({ properties = {}, items, pattern = '' }: JsonSchema): unknown {
  if (pattern.includes('/uploads')) return 'A picture';
  if (items) return [fill(items)];
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fill(each)]));
}

test('the pictures of an item are those that its schema knows, in whatever field', () => {
  const found = FOLDERS.map((folder) => {
    const item = fill(jsonSchemaOf(kindOf(folder).fields));
    const count = JSON.stringify(item).split('A picture').length - 1;
    expect(picturesIn(item), folder).toHaveLength(count);
    return count;
  });
  expect(Math.max(...found)).toBeGreaterThan(2);
});

test('the field of a picture is named with what it lies in', () => {
  const item = { title: 'Panels', imageUrl: 'a', landscape: { imageUrl: 'b', imageAlt: 'c' } };
  expect(picturesIn(item)).toEqual([
    { field: 'imageUrl', path: 'a' },
    { field: 'landscape.imageUrl', path: 'b' },
  ]);
});
