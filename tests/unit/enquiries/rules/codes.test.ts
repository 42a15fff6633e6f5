import { expect, test } from 'vitest';
import {
  isCaptchaCorrect,
  makeCaptcha,
  makeReference,
} from '../../../../src/enquiries/rules/codes.ts';
import { seededRandom } from '../../../../src/numbers/random.ts';

test('draws a different code each time, without characters that are easily confused', () => {
  const random = seededRandom('captcha');
  const codes = new Set(Array.from({ length: 500 }, () => makeCaptcha(random)));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[a-zA-Z0-9]{6}$/);
  expect([...codes].join('')).not.toMatch(/[0Oo1lIi5Ss2Zz869qCcKkPpUuVvWwXx]/);
  for (const kind of [/[A-Z]/, /[a-z]/, /[0-9]/]) expect([...codes].join('')).toMatch(kind);
  for (const number of [0, 1 - Number.EPSILON]) expect(makeCaptcha(() => number)).toHaveLength(6);
});

test.each([
  ['aB3dE4', true],
  [' aB3dE4 ', true],
  ['ab3de4', false],
  ['aB3dE', false],
  ['aB3dE44', false],
  ['aB3 dE4', false],
  ['', false],
])('compares the entered code "%s"', (entered, isCorrect) => {
  expect(isCaptchaCorrect(entered, 'aB3dE4')).toBe(isCorrect);
});

test('starts a reference with the company’s initials', () => {
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
