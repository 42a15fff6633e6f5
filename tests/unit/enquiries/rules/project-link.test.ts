import { expect, test } from 'vitest';
import { projectLink } from '../../../../src/enquiries/rules/prefill.ts';

const PROJECT = { title: 'Sixty panels & more', category: 'Solar Energy' };
const SERVICES = [
  { id: 'repairs' },
  { id: 'turbines', categories: ['Wind Energy'] },
  { id: 'panels', categories: ['Heat Pumps', 'Solar Energy'] },
  { id: 'roofs', categories: ['Solar Energy'] },
];

test('a project links to the first service with its category', () => {
  expect(projectLink(PROJECT, SERVICES)).toBe(
    '/contact?service=panels&project=Sixty+panels+%26+more',
  );
});

test('a project whose category no service has still links to the contact page', () => {
  expect(projectLink({ ...PROJECT, category: 'Tides' }, SERVICES)).toBe(
    '/contact?project=Sixty+panels+%26+more',
  );
});
