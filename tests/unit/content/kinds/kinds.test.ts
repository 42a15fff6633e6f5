import { describe, expect, test } from 'vitest';
import {
  FOLDERS,
  isFolder,
  isRemote,
  kindOf,
  KINDS,
  nameOf,
} from '../../../../src/content/kinds/kinds.ts';
import { optionalFields } from '../../../../src/content/schemas/item-fields.ts';
import { REMOTE_FOLDERS } from '../../../../src/content/kinds/remote-kinds.ts';

describe.each(FOLDERS)('the kind of %s', (folder) => {
  const { fields, htmlFields, picture, furtherPages } = kindOf(folder);

  test('declares fields that its schema has', () => {
    const { required, optional, inherited } = fields;
    const further = Object.keys({ ...required, ...optionalFields(fields) });
    expect(further).toEqual(expect.arrayContaining(['id', 'order', 'hidden', ...htmlFields]));
    if (picture) expect(Object.keys(required)).toContain(picture);
    if (furtherPages) expect(Object.keys(inherited)).toContain(furtherPages);
    for (const field of htmlFields) expect(Object.keys(optional)).toContain(field);
  });

  test('has a name of its own', () => {
    expect(nameOf(folder)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(FOLDERS.filter((other) => nameOf(other) === nameOf(folder))).toEqual([folder]);
  });
});

test.each([
  ['services', '/services/uta'],
  ['case-studies', '/case-studies/uta'],
  ['properties', '/hospitality/uta'],
  ['benefits', '/services#benefits'],
] as const)('an item of %s is shown at %s', (folder, address) => {
  expect(KINDS[folder].page('uta')).toBe(address);
});

test('services and benefits are asked for once, case studies and properties again', () => {
  const retries = REMOTE_FOLDERS.map((folder) => [folder, KINDS[folder].retries]);
  expect(Object.fromEntries(retries)).toMatchObject({
    services: 0,
    benefits: 0,
    'case-studies': 1,
    properties: 1,
  });
});

test('the fields without which a file is left out are those of the specification', () => {
  const specified = REMOTE_FOLDERS.map((folder) => [
    folder,
    Object.keys(KINDS[folder].fields.required),
  ]);
  expect(Object.fromEntries(specified)).toEqual({
    services: ['icon', 'title', 'description', 'features', 'imageUrl'],
    properties: [
      'name',
      'location',
      'description',
      'imageSrc',
      'bedrooms',
      'bathrooms',
      'rating',
      'features',
      'sustainabilityFeatures',
    ],
    'case-studies': [
      'title',
      'category',
      'description',
      'imageSrc',
      'challenge',
      'solution',
      'results',
      'specifications',
    ],
    benefits: ['icon', 'title', 'description'],
  });
});

test('built-in services and houses keep their pages, for the specification names these', () => {
  expect(REMOTE_FOLDERS.filter((folder) => kindOf(folder).keepsPages)).toEqual([
    'services',
    'properties',
  ]);
});

test('questions are always those of this repository', () => {
  expect(isRemote('faqs')).toBe(false);
  expect(FOLDERS.filter(isRemote)).toEqual(REMOTE_FOLDERS);
});

test.each(['uploads', 'toString', '__proto__', ''])('%s is no folder of items', (name) => {
  expect(isFolder(name)).toBe(false);
});
