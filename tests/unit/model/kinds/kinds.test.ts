import { describe, expect, test } from 'vitest';
import {
  FOLDERS,
  isFolder,
  isRemote,
  kindOf,
  KINDS,
  nameOf,
} from '../../../../src/model/kinds/kinds.ts';
import { REMOTE_FOLDERS } from '../../../../src/model/kinds/remote-kinds.ts';

describe.each(FOLDERS)('the kind of %s', (folder) => {
  const { schema, htmlFields, picture } = kindOf(folder);

  test('declares fields that its schema has', () => {
    const fields = Object.keys((schema as (typeof KINDS)[typeof folder]['schema']).shape);
    expect(fields).toEqual(expect.arrayContaining(['id', ...htmlFields]));
    if (picture) expect(fields).toContain(picture);
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

test('questions are always those of this repository', () => {
  expect(isRemote('faqs')).toBe(false);
  expect(FOLDERS.filter(isRemote)).toEqual(REMOTE_FOLDERS);
});

test.each(['uploads', 'toString', '__proto__', ''])('%s is no folder of items', (name) => {
  expect(isFolder(name)).toBe(false);
});
