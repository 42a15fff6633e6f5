import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  spellNumber,
  formatNumber,
  formatPlain,
  formatPounds,
  formatWhole,
  formatSaved,
  toPercent,
} from '../../../src/numbers/format.ts';

test.each([
  [formatWhole(2880.5), '2,881'],
  [formatWhole(1_234_567.89), '1,234,568'],
  [formatPlain(13_000), '13,000'],
  [formatPlain(0.308), '0.308'],
  [formatPlain(1300.5), '1,300.5'],
  [formatPounds(67.2), '£67'],
  [formatPounds(-120.4), '−£120'],
  [formatPounds(10, 2), '£10.00'],
  [formatPounds(1234.5, 2), '£1,234.50'],
  // No minus before a number rounded to zero.
  [formatPounds(-0.4), '£0'],
  [formatPounds(-0.004, 2), '£0.00'],
  [formatSaved(120), 'saves £120'],
  [formatSaved(-116), 'costs £116 more'],
  [toPercent(0.29), 29],
  [toPercent(0.274), 27.4],
  [countOf(0, 'bedroom'), '0 bedrooms'],
  [countOf(1, 'bedroom'), '1 bedroom'],
  [spellNumber(0), 'No'],
  [spellNumber(10), 'Ten'],
  [spellNumber(11), '11'],
])('formats a value as %s', (written, expected) => {
  expect(written).toBe(expected);
});

test('formats every amount like Intl', () => {
  const formats = [0, 1, 2].map((digits) => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const intl = new Intl.NumberFormat('en-GB', { ...fraction, signDisplay: 'negative' });
    return [digits, intl] as const;
  });
  const values = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.integer({ min: -1e7, max: 1e7 }).map((pence) => pence / 1000),
  );
  fc.assert(
    fc.property(values, (value) => {
      for (const [digits, intl] of formats) {
        expect(formatNumber(value, digits)).toBe(intl.format(value));
      }
    }),
  );
});
