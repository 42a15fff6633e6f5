import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import areasFile from '../../fixtures/company/postcode-areas.json' with { type: 'json' };
import { isIslandPostcode, parsePostcode } from '../../../src/text/postcode.ts';

describe('valid postcodes', () => {
  test.each([
    ['HS1 2DY', 'HS1 2DY'],
    ['hs12dy', 'HS1 2DY'],
    ['  HS8 5SS ', 'HS8 5SS'],
    ['\ths8 5ss\n', 'HS8 5SS'],
    ['hs8\u00a05ss', 'HS8 5SS'],
    ['iv51 9ey', 'IV51 9EY'],
    ['E1 6AN', 'E1 6AN'],
    ['m11ae', 'M1 1AE'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['w1a0ax', 'W1A 0AX'],
  ])('parses the postcode "%s" as %s', (typed, postcode) => {
    expect(parsePostcode(typed)).toBe(postcode);
  });
});

describe('invalid postcodes', () => {
  test.each([
    '',
    '   ',
    'HS8',
    'H S 1-2D Y',
    'HS8  5SS',
    '(HS8 5SS)',
    'HS8\u200b 5SS',
    'hs8 5\u00df',
    'HS8 5S5',
    'HS8 SSS',
    'H 5SS',
    '1S8 5SS',
    'HS8 5SSS',
    'HS8 5SS Lochboisdale',
    'Stornoway',
    'ＨＳ８ ５ＳＳ',
  ])('rejects the postcode "%s"', (typed) => {
    expect(parsePostcode(typed)).toBeUndefined();
  });

  test('rejects a letter of another alphabet', () => {
    expect(parsePostcode('\u041dS8 5SS')).toBeUndefined();
  });
});

describe('random strings', () => {
  const postcodes = fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);

  test('finds every postcode of the specified pattern', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        expect(parsePostcode(postcode)).toBe(postcode);
        expect(parsePostcode(postcode.toLowerCase())).toBe(postcode);
        expect(parsePostcode(postcode.replace(' ', ''))).toBe(postcode);
      }),
    );
  });

  test('returns only valid postcodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parsePostcode(text) ?? 'A1 1AA').toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);
      }),
      { numRuns: 1000 },
    );
  });
});

test('includes only areas of the isles', () => {
  const prefixes = areasFile.areas.map(({ prefix }) => prefix);
  const isles = prefixes.filter((prefix) => prefix.startsWith('HS'));
  expect([...prefixes, 'H1 1AA', 'S1 1HS', 'SH1 1HS'].filter(isIslandPostcode)).toEqual(isles);
});
