import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The criteria of WCAG 2.2, levels A and AA, by guideline. */
const CRITERIA = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

describe('docs/accessibility.md', () => {
  const rows = readFileSync('docs/accessibility.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('has every criterion of levels A and AA', () => {
    const numbers = rows.map(([, criterion = '']) => criterion.replace(/ .*/, ''));
    expect(numbers).toEqual(
      Object.entries(CRITERIA).flatMap(([guideline, all]) => all.map((n) => `${guideline}.${n}`)),
    );
  });

  // Another test checks that the files exist.
  test('names a test for each, or says that none is possible', () => {
    const unheld = rows.filter(([, , , , by = '']) => !/`tests\/|by hand$|^none here$/.test(by));
    expect(unheld).toEqual([]);
  });
});
