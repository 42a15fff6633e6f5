import { expect, test } from 'vitest';
import { labelOf, labelOfPath } from '../../../src/editor/field-labels.ts';

test.each([
  ['challenge', 'Challenge'],
  ['imageSrc', 'Picture'],
  ['hidden', 'Retired'],
])('%s is called %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ['title', 'Title'],
  ['specifications[2]', 'Technical facts 3'],
  ['sections[1].items[0].title', 'Sections 2, Items 1, Title'],
  ['landscape.imageUrl', 'Wide picture, Picture'],
])('%s is found under %s', (path, label) => {
  expect(labelOfPath(path)).toBe(label);
});
