import { describe, expect, test } from 'vitest';
import {
  CAPTCHA_LENGTH,
  isCaptchaCorrect,
  makeCaptcha,
  makeReference,
} from '../../../../src/enquiries/rules/codes.ts';
import { seededRandom } from '../../../../src/numbers/random.ts';

const random = seededRandom('captcha');
const codes = Array.from({ length: 500 }, () => makeCaptcha(random));

describe('the verification code', () => {
  test('has six letters and digits', () => {
    expect(CAPTCHA_LENGTH).toBe(6);
    for (const code of codes) expect(code).toMatch(/^[a-zA-Z0-9]{6}$/);
  });

  test('contains no characters that are easily confused', () => {
    expect(codes.join('')).not.toMatch(/[0Oo1lIi5Ss2Zz869qCcKkPpUuVvWwXx]/);
  });

  test('contains capitals, small letters and digits', () => {
    for (const kind of [/[A-Z]/, /[a-z]/, /[0-9]/]) expect(codes.join('')).toMatch(kind);
  });

  test('returns a different code each time', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('always returns six characters', () => {
    for (const number of [0, 1 - Number.EPSILON]) expect(makeCaptcha(() => number)).toHaveLength(6);
  });
});

describe('the entered code', () => {
  test.each(['aB3dE4', ' aB3dE4 '])('accepts the code "%s"', (entered) => {
    expect(isCaptchaCorrect(entered, 'aB3dE4')).toBe(true);
  });

  test.each(['ab3de4', 'aB3dE', 'aB3dE44', 'aB3 dE4', ''])('rejects the code "%s"', (entered) => {
    expect(isCaptchaCorrect(entered, 'aB3dE4')).toBe(false);
  });
});

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
