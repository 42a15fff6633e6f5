import { describe, expect, test } from 'vitest';
import { placeNames } from '../../../../src/stations/rules/place-names.ts';

const SIZE = { middle: 100, gap: 8, height: 6 };
const NAME = { name: 'Daliburgh', x: 50, y: 50 };

describe('the names on a map', () => {
  test('stand beside their places, towards the middle', () => {
    expect(placeNames([NAME], [], SIZE)).toEqual([{ ...NAME, textAnchor: 'start' }]);
    expect(placeNames([{ ...NAME, x: 150 }], [], SIZE)).toEqual([
      { ...NAME, x: 150, textAnchor: 'end' },
    ]);
  });

  test('go to the other side of their place where a mark is in the way', () => {
    expect(placeNames([NAME], [{ x: 75, y: 52 }], SIZE)).toEqual([{ ...NAME, textAnchor: 'end' }]);
  });

  test('go above or below a mark at their place', () => {
    const [placed] = placeNames([NAME], [{ x: 50, y: 50 }], SIZE);
    expect(Math.abs((placed?.y ?? NaN) - 50)).toBeGreaterThan(SIZE.gap);
  });

  test('are left out where marks are all around', () => {
    const marks = Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) * 6, y: (i / 20) * 6 }));
    expect(placeNames([NAME], marks, SIZE)).toEqual([]);
  });
});
