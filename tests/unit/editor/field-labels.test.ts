import { expect, test } from 'vitest';
import { labelOfPath } from '../../../src/editor/field-labels.ts';
import type { Folder } from '../../../src/content/model/content-types.ts';
import { buildCollection } from '../../../src/editor/build-collection.ts';

test.each<[Folder, string, string]>([
  ['case-studies', 'challenge', 'Challenge'],
  ['services', 'batteryProduct.isPlaceholder', 'Battery product, Still an example'],
  ['case-studies', 'specifications[2]', 'Technical facts (no. 3)'],
  ['services', 'sections[1].items[0].title', 'Sections (no. 2), Points (no. 1), Point'],
  ['services', 'landscape.imageUrl', 'Wide picture, Picture'],
  ['services', 'unknownThing', 'Unknown thing'],
])('labels the field of %s named %s as %s', (folder, path, label) => {
  expect(labelOfPath(path, buildCollection(folder).fields)).toBe(label);
});
