import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMonth,
  formatNumber,
  formatPlain,
  formatPounds,
  saySaved,
  formatTrees,
  formatWhole,
  formatYears,
} from '../../../src/values/format.ts';

describe('formatWhole', () => {
  test.each([
    [2880, '2,880'],
    [2880.5, '2,881'],
    [999.4, '999'],
    [0, '0'],
    [1_234_567.89, '1,234,568'],
  ])('writes %d as %s', (value, text) => {
    expect(formatWhole(value)).toBe(text);
  });
});

describe('formatPlain', () => {
  test.each([
    [13_000, '13,000'],
    [0.308, '0.308'],
    [1300.5, '1,300.5'],
    [0, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(formatPlain(value)).toBe(text);
  });
});

describe('formatNumber', () => {
  test('writes every amount as Intl would', () => {
    const intl = (digits: number) =>
      new Intl.NumberFormat('en-GB', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'negative',
      });
    const formats = [0, 1, 2].map((digits) => [digits, intl(digits)] as const);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ min: -1e12, max: 1e12, noNaN: true }),
          fc.integer({ min: -1e7, max: 1e7 }).map((pence) => pence / 1000),
        ),
        (value) => {
          for (const [digits, format] of formats) {
            expect(formatNumber(value, digits)).toBe(format.format(value));
          }
        },
      ),
    );
  });
});

describe('saySaved', () => {
  test.each([
    [120, 'saves £120'],
    [-116, 'costs £116 more'],
  ])('says of £%d that it %s', (pounds, text) => {
    expect(saySaved(pounds)).toBe(text);
  });
});

describe('formatPounds', () => {
  test.each([
    [67.2, '£67'],
    [1440, '£1,440'],
    [0, '£0'],
    [-120.4, '−£120'],
  ])('writes %d as %s', (value, text) => {
    expect(formatPounds(value)).toBe(text);
  });

  test.each([
    [10.08, '£10.08'],
    [10, '£10.00'],
    [0.08, '£0.08'],
    [1234.5, '£1,234.50'],
    [-0.5, '−£0.50'],
  ])('writes %d to the penny as %s', (value, text) => {
    expect(formatPounds(value, 2)).toBe(text);
  });

  test('gives no minus to what is rounded to nothing', () => {
    expect(formatPounds(-0.4)).toBe('£0');
    expect(formatPounds(-0.004, 2)).toBe('£0.00');
    expect(formatPounds(-0)).toBe('£0');
  });
});

describe('formatYears', () => {
  test.each([
    [17.857, '17.9 years'],
    [50, '50.0 years'],
    [100, '100.0 years'],
    [100.1, 'more than 100 years'],
    [1e9, 'more than 100 years'],
  ])('writes %d as %s', (years, text) => {
    expect(formatYears(years)).toBe(text);
  });

  test('says so when nothing is ever paid back', () => {
    expect(formatYears(0)).toBe('does not pay back');
  });
});

describe('formatTrees', () => {
  test.each([
    [671.04, '32 trees'],
    [21, '1 tree'],
    [31.4, '1 tree'],
    [5, '0 trees'],
    [42_000, '2,000 trees'],
  ])('counts %d kg at 21 kg a tree as %s', (kilograms, text) => {
    expect(formatTrees(kilograms, 21)).toBe(text);
  });
});

describe('formatMonth', () => {
  test.each([
    ['2026-01', 'January 2026'],
    ['2025-12', 'December 2025'],
  ])('writes %s as %s, wherever the clock stands', (month, text) => {
    expect(formatMonth(month)).toBe(text);
  });
});
