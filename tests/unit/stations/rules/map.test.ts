import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import stationsFile from '../../../fixtures/company/stations.json' with { type: 'json' };
import {
  isOnMap,
  ISLES_MAP,
  projectOnMap,
  spreadMarks,
  type MapPosition,
} from '../../../../src/stations/rules/map.ts';
import { DEFAULT_PLACE, SEARCH_LIMIT } from '../../../../src/stations/rules/place-search.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the projection of the map', () => {
  test('puts north at the top', () => {
    const top = projectOnMap(at(ISLES_MAP.north, ISLES_MAP.middle));
    expect(top.x).toBe(ISLES_MAP.width / 2);
    expect(top.y).toBeCloseTo(0, 9);
    expect(projectOnMap(at(ISLES_MAP.south, ISLES_MAP.middle)).y).toBeCloseTo(ISLES_MAP.height, 9);
  });

  test('preserves shapes', () => {
    const [here, step] = [at(57.5, -7), 0.001];
    const start = projectOnMap(here);
    const north = start.y - projectOnMap(at(57.5 + step, -7)).y;
    const east = projectOnMap(at(57.5, -7 + step / Math.cos((57.5 * Math.PI) / 180))).x - start.x;
    expect(north / east).toBeCloseTo(1, 4);
  });
});

describe('the area of the map', () => {
  test('includes Stornoway and every station of the site', () => {
    expect(isOnMap(DEFAULT_PLACE)).toBe(true);
    expect(stationsFile.stations.filter((station) => !isOnMap(station))).toEqual([]);
  });

  test.each([
    ['north', at(ISLES_MAP.north + 0.01, ISLES_MAP.middle)],
    ['south', at(ISLES_MAP.south - 0.01, ISLES_MAP.middle)],
    ['west: St Kilda', at(57.81, -8.58)],
    ['east: Inverness', at(57.477, -4.225)],
    ['on the other side of the earth', at(-57, 173)],
    ['at the pole, which the projection cannot show', at(-90, 0)],
  ])('excludes points %s', (_, place) => {
    expect(isOnMap(place)).toBe(false);
  });
});

const GAP = 24;

function closest(marks: readonly MapPosition[]): number {
  const distances = marks.flatMap((mark, i) =>
    marks.slice(0, i).map((other) => Math.hypot(mark.x - other.x, mark.y - other.y)),
  );
  return Math.min(Infinity, ...distances);
}

const heapOf = (count: number, spot: MapPosition) => Array.from({ length: count }, () => spot);

const spots = (max: number) =>
  fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
    {
      maxLength: max,
    },
  );

describe('the marks on the map', () => {
  test('spreads coincident marks around their point', () => {
    const marks = spreadMarks(heapOf(7, { x: 100, y: 50 }), GAP);
    expect(closest(marks)).toBeGreaterThanOrEqual(GAP);
    const middle = (axis: 'x' | 'y') => marks.reduce((sum, mark) => sum + mark[axis], 0) / 7;
    expect(middle('x')).toBeCloseTo(100, 0);
    expect(middle('y')).toBeCloseTo(50, 0);
    for (const { x, y } of marks) expect(Math.hypot(x - 100, y - 50)).toBeLessThan(2 * GAP);
  });

  test('does not move marks that are far enough apart', () => {
    const apart = [
      { x: 0, y: 0 },
      { x: GAP, y: 0 },
      { x: 0, y: GAP },
    ];
    expect(spreadMarks(apart, GAP)).toEqual(apart);
  });

  test('separates the maximum number of marks', () => {
    fc.assert(
      fc.property(spots(SEARCH_LIMIT), (stations) => {
        const before = structuredClone(stations);
        const marks = spreadMarks(stations, GAP);
        expect(closest(marks)).toBeGreaterThanOrEqual(GAP);
        expect(spreadMarks(stations, GAP)).toEqual(marks);
        expect(stations).toEqual(before);
      }),
    );
  });

  test('separates stations that share a location', () => {
    const real = stationsFile.stations.map(projectOnMap);
    expect(closest(real)).toBeLessThan(1);
    expect(closest(spreadMarks(real, 4))).toBeGreaterThanOrEqual(4);
  });
});
