import { describe, expect, test } from 'vitest';
import areasFile from '../../../../content/postcode-areas.json' with { type: 'json' };
import {
  packStationData,
  unpackStationData,
  type CompactData,
} from '../../../../src/domain/stations/compact.ts';
import type { PostcodeArea } from '../../../../src/domain/stations/embedded-search.ts';
import { CONNECTOR_TYPES } from '../../../../src/domain/stations/station.ts';

const AREAS = areasFile.areas.map(({ prefix, latitude, longitude }): PostcodeArea => [
  prefix,
  latitude,
  longitude,
]);
const STATIONS = [
  {
    id: 'cps-50900',
    name: 'Council Headquarters, Sandwick Road',
    address: 'Sandwick Road, Stornoway HS1 2BW',
    latitude: 58.20914,
    longitude: -6.3789,
    operator: 'The council',
    lastConfirmed: '2024-07',
    known: CONNECTOR_TYPES.map((type, i) => ({ type, power: 7.4 * (i + 1), quantity: i + 1 })),
  },
  {
    id: 'cps-61779',
    name: 'Gàrradh a’ Bhàigh',
    address: '',
    latitude: -0.5,
    longitude: 0,
    operator: '',
    lastConfirmed: '2023-04',
    known: [],
  },
];

describe('the compact form', () => {
  test('gives back what was put in, also after its way as JSON', () => {
    const sent = JSON.stringify(packStationData(STATIONS, AREAS));
    expect(unpackStationData(JSON.parse(sent) as CompactData)).toEqual({
      stations: STATIONS,
      areas: AREAS,
    });
  });

  test('holds no names of fields but the two of its lists', () => {
    const sent = JSON.stringify(packStationData(STATIONS, AREAS));
    expect([...sent.matchAll(/"(\w+)":/g)].map(([, name]) => name)).toEqual(['stations', 'areas']);
  });

  test('takes no station and no area', () => {
    expect(unpackStationData(packStationData([], []))).toEqual({ stations: [], areas: [] });
  });
});
