import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, variation } from '../../../src/values/seeded-random.ts';

function series(seed: string, length: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length }, random);
}

/** Every text of the form of an island postcode, whether in use or not. */
function islandPostcodes(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const ends = letters.flatMap((one) => letters.map((two) => one + two));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((district) =>
    Array.from('0123456789').flatMap((sector) =>
      ends.map((end) => `HS${district} ${sector}${end}`),
    ),
  );
}

describe('seededRandom', () => {
  test('gives the same series for the same seed', () => {
    expect(series('HS8 5SS', 50)).toEqual(series('HS8 5SS', 50));
  });

  test('gives the series it has always given, so that a shared result stays what it was', () => {
    expect(series('HS8 5SS', 3)).toMatchInlineSnapshot(`
      [
        0.8371742395684123,
        0.3957369546405971,
        0.8489691510330886,
      ]
    `);
  });

  test('goes on, number after number', () => {
    expect(new Set(series('HS8 5SS', 1000)).size).toBe(1000);
  });

  test('gives other numbers for another seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(series(one, 4)).not.toEqual(series(other, 4));
      }),
    );
  });

  test('tells apart postcodes that differ in one letter, or in the order of two', () => {
    const first = ['HS8 5SS', 'HS8 5ST', 'HS8 5TS', 'HS7 5SS', 'IV8 5SS', ''].map(
      (seed) => series(seed, 1)[0],
    );
    expect(new Set(first).size).toBe(first.length);
  });

  test('gives numbers from 0 up to 1, without 1, for any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        for (const number of series(seed, 20)) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(1);
        }
      }),
    );
  });

  test('spreads its numbers evenly over a series', () => {
    expectEven(series('HS8 5SS', 60_000));
  });

  test('spreads its first numbers evenly over all island postcodes, so that none is favoured', () => {
    const first = islandPostcodes().map((postcode) => seededRandom(postcode)());
    expectEven(first);
    expect(new Set(first).size).toBeGreaterThan(first.length - 5);
  });
});

/** Ten drawers hold a tenth each, give or take a twentieth of that. */
function expectEven(numbers: number[]): void {
  const drawers = Array.from({ length: 10 }, () => 0);
  for (const number of numbers) {
    const drawer = Math.floor(number * 10);
    drawers[drawer] = (drawers[drawer] ?? 0) + 1;
  }
  for (const count of drawers) {
    expect(count / numbers.length).toBeGreaterThan(0.095);
    expect(count / numbers.length).toBeLessThan(0.105);
  }
}

describe('variation', () => {
  test.each([
    [0, -50],
    [0.5, 0],
    [0.75, 25],
    [0.999_999_999, 50],
  ])('turns %d into %d of a half-width of 50', (drawn, expected) => {
    expect(variation(() => drawn, 50)).toBeCloseTo(expected, 6);
  });

  test('stays within its half-width', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 1e6, noNaN: true }), (seed, halfWidth) => {
        expect(Math.abs(variation(seededRandom(seed), halfWidth))).toBeLessThanOrEqual(halfWidth);
      }),
    );
  });

  test('of half-width 0 is none at all', () => {
    expect(variation(seededRandom('HS8 5SS'), 0)).toBeCloseTo(0, 12);
  });
});
