import { expect, test } from 'vitest';
import { isFolder, CONTENT_TYPES } from '../../../../src/content/model/content-types.ts';

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

test.each(['uploads', 'toString', '__proto__', ''])(
  'does not accept %s as a folder of items',
  (name) => {
    expect(isFolder(name)).toBe(false);
  },
);
