import { describe, expect, test } from 'vitest';
import { directionTo, distanceBetween } from '../../../../src/stations/rules/geometry.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

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
});
