import { expect, test } from 'vitest';
import { adviseOnSample } from '../../../../src/content/report/advise-on-sample.ts';

const fact = { file: 'company.json', field: 'name', value: 'A', why: 'B' };
const OPEN = {
  facts: [fact, fact, { ...fact, field: 'rating' }],
  gaps: [fact, fact],
};
const NONE = { facts: [], gaps: [] };

test('a build for a real site says how much is open, and where to read it', () => {
  const site = new URL('https://solan.example');
  expect(adviseOnSample(OPEN, site)).toBe(
    'solan.example: 3 facts to confirm, 1 of them left out of the site until then, 2 things that the law wants. "npm run content:todo" and /admin list them.',
  );
  expect(adviseOnSample({ ...NONE, gaps: [fact] }, site)).toBe(
    'solan.example: 1 thing that the law wants. "npm run content:todo" and /admin list them.',
  );
});

test.each([
  [OPEN, 'http://localhost:4321'],
  [OPEN, 'http://127.0.0.1:4321'],
  [NONE, 'https://solan.example'],
])('says nothing where nothing is open, or on this machine', (open, site) => {
  expect(adviseOnSample(open, new URL(site))).toBeUndefined();
});
