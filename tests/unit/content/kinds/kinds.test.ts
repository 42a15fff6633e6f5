import { describe, expect, test } from 'vitest';
import { FOLDERS, isFolder, kindOf, KINDS, nameOf } from '../../../../src/content/kinds/kinds.ts';
import { optionalFields } from '../../../../src/content/schemas/item-fields.ts';
import { REMOTE_FOLDERS } from '../../../../src/content/kinds/remote-folders.ts';
import { REMOTE_KINDS } from '../../../../src/content/kinds/remote-kinds.ts';

describe.each(FOLDERS)('the kind of %s', (folder) => {
  const { fields, htmlFields = [], picture, furtherPages } = kindOf(folder);

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
  const { services, benefits, properties, 'case-studies': studies } = REMOTE_KINDS;
  expect([services, benefits].map(({ retries }) => retries)).toEqual([0, 0]);
  expect([studies, properties].map(({ retries }) => retries)).toEqual([1, 1]);
});

test('built-in services and houses keep their pages, for the specification names these', () => {
  const keeping = REMOTE_FOLDERS.filter((folder) => kindOf(folder).keepsPages);
  expect(keeping).toEqual(expect.arrayContaining(['services', 'properties']));
});

test.each(['uploads', 'toString', '__proto__', ''])('%s is no folder of items', (name) => {
  expect(isFolder(name)).toBe(false);
});
