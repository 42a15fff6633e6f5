import { describe, expect, test } from 'vitest';
import {
  addDays,
  firstOfMonth,
  formatMonth,
  isDay,
  formatDate,
  formatDay,
  formatPeriod,
} from '../../../src/dates/days.ts';

describe('days', () => {
  test.each(['2026-08-14', '2028-02-29'])('accepts the day %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each(['', '2027-02-29', '2026-13-01', '2026-8-1', '14/08/2026', '2026-08-14T00:00:00Z'])(
    'rejects the day "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  test.each([
    ['2026-08-14', 3, '2026-08-17'],
    ['2026-08-30', 3, '2026-09-02'],
    ['2026-12-30', 3, '2027-01-02'],
    ['2028-02-27', 3, '2028-03-01'],
    ['2026-08-14', -14, '2026-07-31'],
    // The clocks change on these weekends in Britain.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('adds days: %s plus %i is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  test.each([
    ['2026-08-14', 0, '2026-08-01'],
    ['2026-08-31', 1, '2026-09-01'],
    ['2026-11-21', 24, '2028-11-01'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('adds months: the first day after %s plus %i is %s', (day, months, first) => {
    expect(firstOfMonth(day, months)).toBe(first);
  });
});

describe('formatted days', () => {
  test.each([
    ['2026-08-14', 'Friday 14 August 2026'],
    ['2026-08-17', 'Monday 17 August 2026'],
    ['2028-02-29', 'Tuesday 29 February 2028'],
    ['2027-01-03', 'Sunday 3 January 2027'],
  ])('formats %s as %s', (day, expected) => {
    expect(formatDay(day)).toBe(expected);
    expect(expected.endsWith(formatDate(day))).toBe(true);
    expect(formatDate(day)).toMatch(/^\d/);
  });

  test('formats a month with its year', () => {
    expect(formatMonth('2026-08-31')).toBe('August 2026');
    expect(formatMonth('2026-01')).toBe('January 2026');
    expect(formatMonth('2025-12')).toBe('December 2025');
  });

  test.each([
    ['2026-08-14', '2026-08-17', '14 to 17 August 2026'],
    ['2026-07-28', '2026-08-04', '28 July to 4 August 2026'],
    ['2026-12-28', '2027-01-04', '28 December 2026 to 4 January 2027'],
    ['2026-08-14', '2027-08-14', '14 August 2026 to 14 August 2027'],
  ])('formats %s to %s as %s', (from, to, expected) => {
    expect(formatPeriod([from, to])).toBe(expected);
  });
});
