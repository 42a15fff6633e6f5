import { describe, expect, test } from 'vitest';
import {
  FOLDERS,
  isFolder,
  contentTypeOf,
  CONTENT_TYPES,
  contentTypeName,
} from '../../../../src/content/model/content-types.ts';
import { DASHBOARD_FOLDERS } from '../../../../src/content/model/dashboard-types.ts';
import { optionalFields } from '../../../../src/content/model/schemas/item-fields.ts';

describe.each(FOLDERS)('the content type of %s', (folder) => {
  const { fields, htmlFields = [], picture, aliasField } = contentTypeOf(folder);

  test('declares only fields of its schema', () => {
    const { required, optional, inherited } = fields;
    const further = Object.keys({ ...required, ...optionalFields(fields) });
    expect(further).toEqual(expect.arrayContaining(['id', 'order', 'hidden', ...htmlFields]));
    if (picture) expect(Object.keys(required)).toContain(picture);
    if (aliasField) expect(Object.keys(inherited)).toContain(aliasField);
    for (const field of htmlFields) expect(Object.keys(optional)).toContain(field);
  });

  test('has a unique name', () => {
    expect(contentTypeName(folder)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(FOLDERS.filter((other) => contentTypeName(other) === contentTypeName(folder))).toEqual([
      folder,
    ]);
  });
});

test.each([
  ['services', '/services/uta'],
  ['case-studies', '/case-studies/uta'],
  ['properties', '/hospitality/uta'],
  ['benefits', '/services#benefits'],
] as const)('returns the URL of an item of %s: %s', (folder, address) => {
  expect(CONTENT_TYPES[folder].pageUrl('uta')).toBe(address);
});

test('only case studies and properties are requested again after a failure', () => {
  const { services, benefits, properties, 'case-studies': studies } = CONTENT_TYPES;
  expect([services, benefits].map(({ retries }) => retries)).toEqual([0, 0]);
  expect([studies, properties].map(({ retries }) => retries)).toEqual([1, 1]);
});

test('built-in services and houses keep the pages named in the specification', () => {
  const keeping = DASHBOARD_FOLDERS.filter((folder) => contentTypeOf(folder).keepsPages);
  expect(keeping).toEqual(expect.arrayContaining(['services', 'properties']));
});

test.each(['uploads', 'toString', '__proto__', ''])(
  'does not accept %s as a folder of items',
  (name) => {
    expect(isFolder(name)).toBe(false);
  },
);
