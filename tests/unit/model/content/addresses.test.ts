import { expect, test } from 'vitest';
import { pageOf } from '../../../../src/model/content/addresses.ts';

test.each([
  ['services', '/services/uta'],
  ['case-studies', '/case-studies/uta'],
  ['properties', '/hospitality/uta'],
  ['benefits', '/services#benefits'],
] as const)('an item of %s is shown at %s', (folder, address) => {
  expect(pageOf(folder, 'uta')).toBe(address);
});
