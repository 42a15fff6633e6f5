import { describe, expect, test } from 'vitest';
import stationsFile from '../../../fixtures/firm/stations.json' with { type: 'json' };
import { isOnMap, MAP, MAP_SCALE, projectOnMap } from '../../../../src/stations/rules/map.ts';
import { DEFAULT_PLACE } from '../../../../src/stations/rules/place-search.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('projectOnMap', () => {
  test('puts the middle meridian in the middle, north at the top and south at the bottom', () => {
    const top = projectOnMap(at(MAP.north, MAP.middle));
    expect(top.x).toBe(MAP.width / 2);
    expect(top.y).toBeCloseTo(0, 9);
    expect(projectOnMap(at(MAP.south, MAP.middle)).y).toBeCloseTo(MAP.height, 9);
  });

  test('puts east to the right', () => {
    const [west, east] = [projectOnMap(at(57, -7)), projectOnMap(at(57, -6))];
    expect(east.x - west.x).toBeCloseTo((MAP_SCALE * Math.PI) / 180, 9);
    expect(east.y).toBe(west.y);
  });

  test('keeps shapes: a short way north is as long as the same way east', () => {
    const [here, step] = [at(57.5, -7), 0.001];
    const start = projectOnMap(here);
    const north = start.y - projectOnMap(at(57.5 + step, -7)).y;
    const east = projectOnMap(at(57.5, -7 + step / Math.cos((57.5 * Math.PI) / 180))).x - start.x;
    expect(north / east).toBeCloseTo(1, 4);
  });
});

describe('isOnMap', () => {
  test('holds Stornoway and every station of the site', () => {
    expect(isOnMap(DEFAULT_PLACE)).toBe(true);
    expect(stationsFile.stations.filter((station) => !isOnMap(station))).toEqual([]);
  });

  test.each([
    ['north', at(MAP.north + 0.01, MAP.middle)],
    ['south', at(MAP.south - 0.01, MAP.middle)],
    ['west: St Kilda', at(57.81, -8.58)],
    ['east: Inverness', at(57.477, -4.225)],
    ['at the other side of the earth', at(-57, 173)],
    ['at the pole, where the projection has no end', at(-90, 0)],
  ])('leaves out what lies %s', (_, place) => {
    expect(isOnMap(place)).toBe(false);
  });
});
