import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber, parsePence, parsePounds } from '../../../src/numbers/parse.ts';

describe('numbers', () => {
  test.each([
    ['60', 60],
    ['.28', 0.28],
    ['  7.4  ', 7.4],
    ['-5', -5],
    ['£ 12 000', 12000],
    ['£1,234,567.89', 1234567.89],
    ['12\u00a0000', 12000],
    ['12\u202f000', 12000],
    ['12000 £', 12000],
    ['£12k', 12000],
    ['12 thousand', 12000],
    ['60kwh', 60],
    ['4,500 kWh / year', 4500],
    ['20 %', 20],
    ['5 per cent', 5],
    ['7.8 m/s', 7.8],
    ['12 m²', 12],
    ['£0.28 per kWh', 0.28],
    ['3.5 miles per kWh', 3.5],
    ['0.233 kg CO2/kWh', 0.233],
    ['900 kWh per kW a year', 900],
    ['1.225 kg/m³', 1.225],
    ['28p', 0.28],
    ['28 P', 0.28],
    ['28 pence', 0.28],
    ['26.11p per kWh', 0.2611],
    ['7000 W', 7],
    ['500 Wh', 0.5],
    ['4 mwh / year', 4000],
    ['5000 watts', 5],
  ])('parses the number "%s" as %d', (text, number) => {
    expect(parseNumber(text)).toBeCloseTo(number, 12);
  });

  test.each([
    '',
    '£',
    '.',
    '%',
    'p28',
    'about 12',
    '12abc3',
    '1e5',
    '0x10',
    'NaN',
    '1.2.3',
    '3/4',
    '10-20',
    '1 2',
    '60 kWh 20',
    '+-5',
    '\u22125',
    '١٢',
    '１２',
    '<b>12</b>',
    '5 hundred',
    '0 nothing',
    '7 potatoes',
    '3 people',
    '8 mph',
    '2 million',
    '12 kWh ish',
  ])('rejects the number "%s"', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });

  test.each(['1,2', '0,28', '1,2345', '1234,567', '1,,000', ',5', '1.000,50', '10,00,000'])(
    'rejects the ambiguous comma in "%s"',
    (text) => {
      expect(parseNumber(text)).toBeNaN();
    },
  );

  test('rejects numbers with too many digits', () => {
    expect(parseNumber('9'.repeat(400))).toBeNaN();
    expect(parseNumber(`£${'9'.repeat(400)}.00`)).toBeNaN();
  });

  test('rejects strings of any length from a shared link', () => {
    for (const start of ['£', '1', '-', '1,000', '£1 ', '1kW ']) {
      expect(parseNumber(`${start}${'kWh '.repeat(100_000)}!`)).toBeNaN();
    }
  });

  test('never returns an infinite number', () => {
    const signs = fc.constantFrom(...Array.from('0123456789.,-£p% kWh²e\u00a0'));
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs }));
    fc.assert(
      fc.property(typed, (text) => {
        const value = parseNumber(text);
        expect(Number.isNaN(value) || Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('parses any amount in British notation', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.nat({ max: 99 }), (pounds, pence) => {
        const text = `£${pounds.toLocaleString('en-GB')}.${String(pence).padStart(2, '0')}`;
        expect(parseNumber(text)).toBeCloseTo(pounds + pence / 100, 6);
      }),
    );
  });
});

test.each([
  ['£12,000', 12000],
  ['12k', 12000],
  ['0', 0],
  ['4 MWh', NaN],
  ['12000 kWh', NaN],
  ['£3 kW', NaN],
])('parses the amount in pounds "%s" as %d', (text, pounds) => {
  expect(parsePounds(text)).toBe(pounds);
});

test.each([
  ['28', 28],
  ['28p/kWh', 28],
  ['£0.28', 28],
  ['much', NaN],
])('parses the amount in pence "%s" as %d', (text, pence) => {
  expect(parsePence(text)).toBe(pence);
});
