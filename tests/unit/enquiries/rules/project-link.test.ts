import { expect, test } from 'vitest';
import { projectLink } from '../../../../src/enquiries/rules/prefill.ts';

const PROJECT = { title: 'Sixty panels & more', category: 'Solar Energy' };
const SERVICES = [
  { id: 'repairs' },
  { id: 'turbines', categories: ['Wind Energy'] },
  { id: 'panels', categories: ['Heat Pumps', 'Solar Energy'] },
  { id: 'roofs', categories: ['Solar Energy'] },
];

test('links a project to the first service of its category', () => {
  expect(projectLink(PROJECT, SERVICES)).toBe(
    '/contact?service=panels&project=Sixty+panels+%26+more',
  );
});

test('links a project without a matching service to the contact page', () => {
  expect(projectLink({ ...PROJECT, category: 'Tides' }, SERVICES)).toBe(
    '/contact?project=Sixty+panels+%26+more',
  );
});
