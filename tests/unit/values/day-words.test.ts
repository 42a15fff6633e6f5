import { describe, expect, it } from 'vitest';
import { sayDate, sayDay, sayMonth, sayPeriod } from '../../../src/values/day-words.ts';

describe('days in words', () => {
  it.each([
    ['2026-08-14', 'Friday 14 August 2026'],
    ['2026-08-17', 'Monday 17 August 2026'],
    ['2028-02-29', 'Tuesday 29 February 2028'],
    ['2027-01-03', 'Sunday 3 January 2027'],
  ])('%s is %s', (day, words) => {
    expect(sayDay(day)).toBe(words);
    expect(words.endsWith(sayDate(day))).toBe(true);
    expect(sayDate(day)).toMatch(/^\d/);
  });

  it('names a month with its year', () => {
    expect(sayMonth('2026-08-31')).toBe('August 2026');
  });

  it.each([
    ['2026-08-14', '2026-08-17', '14 to 17 August 2026'],
    ['2026-07-28', '2026-08-04', '28 July to 4 August 2026'],
    ['2026-12-28', '2027-01-04', '28 December 2026 to 4 January 2027'],
    ['2026-08-14', '2027-08-14', '14 August 2026 to 14 August 2027'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(sayPeriod([from, to])).toBe(words);
  });
});
