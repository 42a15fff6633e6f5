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
  const text = readFileSync('docs/accessibility.md', 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  const numberOf = ([, criterion = '']: string[]) => criterion.replace(/ .*/, '');
  const [, inapplicable = ''] = /^Not applicable, .*?: ([\d., ]+)\./m.exec(text) ?? [];

  test('lists every criterion of levels A and AA once', () => {
    const found = [...rows.map(numberOf), ...inapplicable.split(', ')];
    const all = Object.entries(CRITERIA).flatMap(([guideline, numbers]) =>
      numbers.map((n) => `${guideline}.${n}`),
    );
    expect(found.toSorted()).toEqual(all.toSorted());
    expect(all).toHaveLength(55);
  });

  // Another test checks that the files exist.
  test('names a test or a manual review for each criterion', () => {
    const untested = rows.filter(([, , , , by = '']) => !/`tests\/|review$/.test(by));
    expect(untested).toEqual([]);
  });
});
