import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directionTo,
  distanceBetween,
  formatDistance,
} from '../../../../src/stations/rules/geometry.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('published great-circle distances', () => {
  test.each([
    // Example of movable-type.co.uk/scripts/latlong.html: 50°03′59″N 5°42′53″W to 58°38′38″N 3°04′12″W.
    ["Land's End to John o' Groats", at(50.06639, -5.71472), at(58.64389, -3.07), 968.9],
    // Rosetta Code, "Haversine formula": 2,886.44 km on a sphere of 6,371 km.
    ['Nashville to Los Angeles', at(36.12, -86.67), at(33.94, -118.4), 2886.4],
    // Wikipedia, "Great-circle navigation": the example of 18,743 km.
    ['Valparaíso to Shanghai', at(-33, -71.6), at(31.4, 121.8), 18_743],
    // A quarter of a great circle of the mean earth radius of 6,371.009 km (IUGG): 10,007.6 km.
    ['the equator to the pole', at(0, 20), at(90, 0), 10_007.6],
  ])('measures the distance from %s', (_, from, to, kilometres) => {
    expect(distanceBetween(from, to) / 1000 / kilometres).toBeCloseTo(1, 4);
  });
});

describe('the distance between two places', () => {
  test('measures across the date line if that is shorter', () => {
    expect(distanceBetween(at(0, 179.9), at(0, -179.9))).toBeCloseTo(
      distanceBetween(at(0, -0.1), at(0, 0.1)),
      3,
    );
  });

  test('returns the same distance in both directions', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3);
      }),
    );
  });
});

describe('the direction of a place', () => {
  const middle = at(57.5, -7);

  test.each([
    ['north', 0.1, 0],
    ['north-east', 0.1, 0.186],
    ['east', 0, 0.2],
    ['south-east', -0.1, 0.186],
    ['south', -0.1, 0],
    ['south-west', -0.1, -0.186],
    ['west', 0, -0.2],
    ['north-west', 0.1, -0.186],
  ])('names the direction %s', (name, north, east) => {
    expect(directionTo(middle, at(57.5 + north, -7 + east))).toBe(name);
  });

  test('measures across the date line if that is shorter', () => {
    expect(directionTo(at(0, 179.9), at(0, -179.9))).toBe('east');
    expect(directionTo(at(0, -179.9), at(0, 179.9))).toBe('west');
  });
});

describe('formatted distances', () => {
  test('formats miles before kilometres', () => {
    expect(formatDistance(3400)).toBe('2.1 miles (3.4 km)');
    expect(formatDistance(10_000)).toBe('6 miles (10 km)');
  });
});
