import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/numbers/random.ts';

const series = (seed: string, length: number) => Array.from({ length }, seededRandom(seed));

test('returns the same series for a seed in every version', () => {
  expect(series('HS8 5SS', 3)).toEqual([
    0.8371742395684123, 0.3957369546405971, 0.8489691510330886,
  ]);
  expect(new Set(series('HS8 5SS', 1000)).size).toBe(1000);
});

test('distributes first numbers evenly over postcodes', () => {
  const first = Array.from({ length: 60_000 }, (_, i) => seededRandom(`HS${i}`)());
  for (let drawer = 0; drawer < 10; drawer++) {
    const share = first.filter((number) => Math.floor(number * 10) === drawer).length / 60_000;
    expect(share).toBeGreaterThan(0.095);
    expect(share).toBeLessThan(0.105);
  }
});
