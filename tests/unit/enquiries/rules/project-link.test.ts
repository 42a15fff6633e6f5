import { expect, test } from 'vitest';
import { projectLink } from '../../../../src/enquiries/rules/opening.ts';

const PROJECT = { title: 'Sixty panels & more', category: 'Solar Energy' };
const SERVICES = [
  { id: 'repairs' },
  { id: 'turbines', categories: ['Wind Energy'] },
  { id: 'panels', categories: ['Heat Pumps', 'Solar Energy'] },
  { id: 'roofs', categories: ['Solar Energy'] },
];

test('a project leads to the first service that names its category', () => {
  expect(projectLink(PROJECT, SERVICES)).toBe(
    '/contact?service=panels&project=Sixty+panels+%26+more',
  );
});

test('a project of a category that no service names leads to contact all the same', () => {
  expect(projectLink({ ...PROJECT, category: 'Tides' }, SERVICES)).toBe(
    '/contact?project=Sixty+panels+%26+more',
  );
});
