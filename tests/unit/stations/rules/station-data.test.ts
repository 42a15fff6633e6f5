import { describe, expect, test } from 'vitest';
import { toStationData } from '../../../../src/stations/rules/embedded-search.ts';
import type { Station } from '../../../../src/content/schemas/station.ts';

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

describe('what the embedded search knows', () => {
  test('of a station is what a card shows of it', () => {
    expect(placesOf(STATION)).toEqual([
      {
        id: 'cps-1',
        name: 'Harbour',
        address: 'North Beach, Stornoway HS1 2XX',
        latitude: 58.2,
        longitude: -6.4,
        operator: 'The council',
        lastConfirmed: '2024-07',
        known: [{ type: 'CCS', power: 50, quantity: 2 }],
      },
    ]);
  });

  test('names a town once', () => {
    expect(placesOf({ ...STATION, address: 'Stornoway' })[0]?.address).toBe('Stornoway HS1 2XX');
  });

  test('of a postcode area is its middle', () => {
    const area = { prefix: 'HS8 5S', latitude: 57.2, longitude: -7.4, spreadKm: 2 };
    const data = toStationData(
      { attribution: '', stations: [] },
      { attribution: '', areas: [area] },
    );
    expect(data.areas).toEqual([['HS8 5S', 57.2, -7.4]]);
  });
});
