import { describe, expect, test } from 'vitest';
import {
  matchesFilter,
  toStation,
  type FoundPlace,
  type StationView,
} from '../../../../src/stations/rules/station.ts';
import type { ConnectorType } from '../../../../src/content/model/schemas/connector-types.ts';

const HERE = { latitude: 58.208, longitude: -6.3847 };
const place = (id: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  id,
  ...HERE,
  ...more,
});
const show = (id: string, more?: Partial<FoundPlace>) => toStation(place(id, more), HERE);
const typesOf = ({ connectors }: StationView) => connectors.map(({ type }) => type);
const many = (more?: Partial<FoundPlace>) =>
  Array.from({ length: 4000 }, (_, i) => show(`place-${i}`, more));
const shareOf = (stations: StationView[], type: ConnectorType) =>
  stations.filter((station) => typesOf(station).includes(type)).length / stations.length;

describe('a place without known connectors', () => {
  test('always gives a place one Type 2 connector of 7.4 kW', () => {
    for (const { connectors, isSimulated } of many()) {
      expect(connectors.filter(({ type }) => type === 'Type 2')).toMatchObject([
        { power: 7.4, quantity: 1 },
      ]);
      expect(isSimulated).toBe(true);
    }
  });

  test.each([['fast charger'], ['Fast'], ['FAST CHARGING']])(
    'gives a place a Type 2 connector of 22 kW if a category mentions "%s"',
    (category) => {
      for (const { connectors } of many({ categories: ['car park', category] })) {
        expect(connectors[0]).toMatchObject({ type: 'Type 2', power: 22 });
      }
    },
  );

  test('always gives a place a CCS connector of 50 kW if a category mentions rapid', () => {
    const stations = many({ categories: ['Rapid charging'] });
    expect(shareOf(stations, 'CCS')).toBe(1);
    expect(stations[0]?.connectors[0]).toMatchObject({ type: 'Type 2', power: 7.4 });
  });

  test('adds CCS and CHAdeMO connectors at the specified rates', () => {
    const stations = many({ categories: ['electric vehicle station'] });
    expect(shareOf(stations, 'CCS')).toBeCloseTo(0.4, 1);
    expect(shareOf(stations, 'CHAdeMO')).toBeCloseTo(0.3, 1);
    const withCcs = stations.filter((station) => typesOf(station).includes('CCS'));
    expect(shareOf(withCcs, 'CHAdeMO')).toBeCloseTo(0.3, 1);
  });
});

describe('availability', () => {
  test('simulates both available and occupied stations', () => {
    const found = many().flatMap(({ connectors }) => connectors.map((one) => one.availability));
    expect(new Set(found)).toEqual(new Set(['Available', 'Occupied']));
  });

  test('returns the same availability for a station from any search centre', () => {
    const elsewhere = { latitude: 57, longitude: -7 };
    for (const id of ['cps-50900', 'GB/POI/p0/1', 'é'])
      expect(toStation(place(id), elsewhere).connectors).toEqual(show(id).connectors);
  });
});

describe('known connectors', () => {
  const known = [
    { type: 'CCS', power: 50, quantity: 2 },
    { type: 'Type 2', power: 43, quantity: 1 },
  ] as const;

  test('keeps known connectors unchanged', () => {
    const station = show('a', { connectors: known, categories: ['rapid', 'fast'] });
    expect(station.connectors).toMatchObject(known);
    expect(station.connectors).toHaveLength(2);
    expect(station.isSimulated).toBe(false);
  });
});

describe('a filter', () => {
  const station = show('a', {
    connectors: [
      { type: 'CCS', power: 50, quantity: 1 },
      { type: 'Type 2', power: 22, quantity: 1 },
    ],
  });

  test.each<[ConnectorType | '', number, boolean]>([
    ['', 0, true],
    ['', 50, true],
    ['', 51, false],
    ['CCS', 0, true],
    ['CCS', 50, true],
    ['Type 2', 22, true],
    ['Type 2', 43, false],
    ['CHAdeMO', 0, false],
  ])('matches one connector by type "%s" and %d kW: %s', (type, power, isMet) => {
    expect(matchesFilter(station, { type, power })).toBe(isMet);
  });
});
