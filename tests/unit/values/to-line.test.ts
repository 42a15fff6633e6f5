import { describe, expect, test } from 'vitest';
import { toLine } from '../../../src/values/to-line.ts';

describe('a text on one line', () => {
  test.each([
    ['South Uist', 'South Uist'],
    ['one\ntwo', 'one two'],
    ['one \t\r\n two', 'one two'],
    ['one\u2029two\u0085three', 'one two three'],
    [' \u0000one\u0007 ', 'one'],
    ['10\u00a0kW', '10\u00a0kW'],
    ['10\u00a0\u00a0kW', '10 kW'],
    ['\n\t', ''],
  ])('of %j is %j', (text, line) => {
    expect(toLine(text)).toBe(line);
  });
});
