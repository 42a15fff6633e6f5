import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import stationsFile from '../../../fixtures/firm/stations.json' with { type: 'json' };
import { projectOnMap, spreadMarks, type Spot } from '../../../../src/stations/rules/map.ts';
import { SEARCH_LIMIT } from '../../../../src/stations/rules/place-search.ts';

const GAP = 24;
const NOWHERE = { x: NaN, y: NaN };

function closest(marks: readonly Spot[]): number {
  const distances = marks.flatMap((mark, i) =>
    marks.slice(0, i).map((other) => Math.hypot(mark.x - other.x, mark.y - other.y)),
  );
  return Math.min(Infinity, ...distances);
}

const heapOf = (count: number, spot: Spot) => Array.from({ length: count }, () => spot);

const spots = (most: number) =>
  fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
    {
      maxLength: most,
    },
  );

describe('spreadMarks', () => {
  test('parts marks on one spot, around it', () => {
    const marks = spreadMarks(heapOf(7, { x: 100, y: 50 }), GAP);
    expect(closest(marks)).toBeGreaterThanOrEqual(GAP);
    const middle = (axis: 'x' | 'y') => marks.reduce((sum, mark) => sum + mark[axis], 0) / 7;
    expect(middle('x')).toBeCloseTo(100, 0);
    expect(middle('y')).toBeCloseTo(50, 0);
    for (const { x, y } of marks) expect(Math.hypot(x - 100, y - 50)).toBeLessThan(2 * GAP);
  });

  test('keeps the sides of marks that stand close: the western one stays west', () => {
    const [west, east] = spreadMarks(
      [
        { x: 10, y: 0 },
        { x: 12, y: 0 },
      ],
      GAP,
    );
    expect(west?.x).toBeCloseTo(11 - GAP / 2, 0);
    expect(east?.x).toBeCloseTo(11 + GAP / 2, 0);
    for (const mark of [west, east]) expect(mark?.y).toBeCloseTo(0, 0);
    expect(closest([west ?? NOWHERE, east ?? NOWHERE])).toBeGreaterThanOrEqual(GAP);
  });

  test('leaves marks that are far enough apart where they are', () => {
    const apart = [
      { x: 0, y: 0 },
      { x: GAP, y: 0 },
      { x: 0, y: GAP },
    ];
    expect(spreadMarks(apart, GAP)).toEqual(apart);
  });

  test('takes no mark and one mark', () => {
    expect(spreadMarks([], GAP)).toEqual([]);
    expect(spreadMarks([{ x: 1, y: 2 }], GAP)).toEqual([{ x: 1, y: 2 }]);
  });

  test('parts as many marks as a search gives, wherever they are, the same each time', () => {
    fc.assert(
      fc.property(spots(SEARCH_LIMIT), (given) => {
        const before = structuredClone(given);
        const marks = spreadMarks(given, GAP);
        expect(closest(marks)).toBeGreaterThanOrEqual(GAP);
        expect(spreadMarks(given, GAP)).toEqual(marks);
        expect(given).toEqual(before);
      }),
    );
  });

  test('parts marks in a row, and all on one spot', () => {
    const row = Array.from({ length: SEARCH_LIMIT }, (_, i) => ({ x: i, y: 0 }));
    expect(closest(spreadMarks(row, GAP))).toBeGreaterThanOrEqual(GAP);
    const heap = heapOf(SEARCH_LIMIT, { x: 5, y: 5 });
    expect(closest(spreadMarks(heap, GAP))).toBeGreaterThanOrEqual(GAP);
  });

  test('parts the stations of the islands, some of which share a place', () => {
    const real = stationsFile.stations.map(projectOnMap);
    expect(closest(real)).toBeLessThan(1);
    expect(closest(spreadMarks(real, 4))).toBeGreaterThanOrEqual(4);
  });
});
