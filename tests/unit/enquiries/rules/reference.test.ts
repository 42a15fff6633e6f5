import { describe, expect, test } from 'vitest';
import { makeReference } from '../../../../src/enquiries/rules/codes.ts';
import { seededRandom } from '../../../../src/numbers/random.ts';

describe('the reference of an enquiry', () => {
  test('starts with the company’s initials', () => {
    const random = seededRandom('reference');
    for (let each = 0; each < 500; each += 1) {
      expect(makeReference('Minch Renewables', random)).toMatch(/^MR-[34679CDFGHJKMNPQRTVWXY]{6}$/);
    }
  });

  test.each([
    ['Òran Mòr McPower', 'ÒMM-'],
    ['ISLES Wind', 'IW-'],
    ['wind & sons', 'E-'],
  ])('shortens the company name %s to %s', (company, start) => {
    expect(makeReference(company, () => 0)).toBe(`${start}333333`);
  });
});
