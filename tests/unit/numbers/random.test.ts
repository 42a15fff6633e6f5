import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, randomVariation } from '../../../src/numbers/random.ts';

const series = (seed: string, length: number) => Array.from({ length }, seededRandom(seed));

test('returns the same series for a seed in every version', () => {
  expect(series('HS8 5SS', 3)).toEqual([
    0.8371742395684123, 0.3957369546405971, 0.8489691510330886,
  ]);
  expect(new Set(series('HS8 5SS', 1000)).size).toBe(1000);
});

test('returns a different series for each seed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
      const numbers = series(one, 4);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      expect(String(numbers) === String(series(other, 4))).toBe(one === other);
    }),
  );
});

test('distributes first numbers evenly over postcodes', () => {
  const first = Array.from({ length: 60_000 }, (_, i) => seededRandom(`HS${i}`)());
  for (let drawer = 0; drawer < 10; drawer++) {
    const share = first.filter((number) => Math.floor(number * 10) === drawer).length / 60_000;
    expect(share).toBeGreaterThan(0.095);
    expect(share).toBeLessThan(0.105);
  }
});

test.each([
  [0, -50],
  [0.5, 0],
  [0.75, 25],
  [0.999_999_999, 50],
])('maps %d to a variation of %d for a half-width of 50', (drawn, expected) => {
  expect(randomVariation(() => drawn, 50)).toBeCloseTo(expected, 6);
});
