import { expect, test } from 'vitest';
import { adviseOnSample } from '../../../../src/content/report/advise-on-sample.ts';

test('a build for a real site says how much is open, and where to read it', () => {
  expect(adviseOnSample(3, 2, new URL('https://solan.example'))).toBe(
    'solan.example: 3 facts are still to confirm, and the law wants 2 more. "npm run firm" and /admin list them.',
  );
});

test.each([
  [3, 2, 'http://localhost:4321'],
  [3, 2, 'http://127.0.0.1:4321'],
  [0, 0, 'https://solan.example'],
])('says nothing of %d and %d at %s', (toConfirm, gaps, site) => {
  expect(adviseOnSample(toConfirm, gaps, new URL(site))).toBeUndefined();
});
