import { describe, expect, test } from 'vitest';
import type { Station } from '../../../../src/content/model/schemas/stations.ts';
import areasFile from '../../../fixtures/company/postcode-areas.json' with { type: 'json' };
import { findArea, toStationData } from '../../../../src/stations/rules/embedded-search.ts';

const { areas } = toStationData({ attribution: '', stations: [] }, areasFile);

describe('the area of a postcode', () => {
  test.each([
    ['HS8 5SS', 'HS8 5S'],
    ['hs12dy', 'HS1 2D'],
    [' hs8  5ss ', 'HS8 5S'],
    ['HS8-5SS.', 'HS8 5S'],
    ['HS8 5ZZ', 'HS8 5'],
    ['HS8 9ZZ', 'HS8'],
    ['HS9 5XD', 'HS9 5X'],
    ['IV51 9EY', 'IV51 9'],
  ])('uses the longest known prefix of %s: %s', (postcode, about) => {
    expect(findArea(areas, postcode)?.areaName).toBe(about);
  });

  test.each(['IV52 8TW', 'HS15 2DY', 'HS10 9AB', 'EH1 1AA', 'S8 5SS', 'Stornoway', '', '2DY'])(
    'finds no area for "%s"',
    (postcode) => {
      expect(findArea(areas, postcode)).toBeUndefined();
    },
  );
});

const STATION: Station = {
  id: 'cps-1',
  name: 'Harbour',
  address: 'North Beach',
  town: 'Stornoway',
  area: 'Lewis',
  postcode: 'HS1 2XX',
  latitude: 58.2,
  longitude: -6.4,
  coordinateBasis: 'site',
  operator: 'The council',
  connectors: [{ type: 'CCS', powerKw: 50, quantity: 2 }],
  connectorsBasis: 'registry',
  source: 'A list',
  lastConfirmed: '2024-07',
};
const placesOf = (...stations: Station[]) =>
  toStationData({ attribution: '', stations }, { attribution: '', areas: [] }).stations;

describe('the data of the embedded search', () => {
  test('includes the facts shown on a station’s card', () => {
    expect(placesOf(STATION)).toEqual([
      {
        id: 'cps-1',
        name: 'Harbour',
        address: 'North Beach, Stornoway HS1 2XX',
        latitude: 58.2,
        longitude: -6.4,
        operator: 'The council',
        lastConfirmed: '2024-07',
        connectors: [{ type: 'CCS', power: 50, quantity: 2 }],
      },
    ]);
  });

  test('names each town once', () => {
    expect(placesOf({ ...STATION, address: 'Stornoway' })[0]?.address).toBe('Stornoway HS1 2XX');
  });
});
