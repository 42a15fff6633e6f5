import { describe, expect, test } from 'vitest';
import mainlandFile from '../../../fixtures/company/postcode-areas-mainland.json' with { type: 'json' };
import type { Station } from '../../../../src/content/model/schemas/stations.ts';
import areasFile from '../../../fixtures/company/postcode-areas.json' with { type: 'json' };
import {
  createEmbeddedSearch,
  findArea,
  type PostcodeArea,
  toPostcodeAreas,
  toStationData,
} from '../../../../src/stations/rules/embedded-search.ts';

const [AREAS, MAINLAND] = [areasFile, mainlandFile].map(toPostcodeAreas) as [
  PostcodeArea[],
  PostcodeArea[],
];

/** Stations on the origin's meridian, at these distances to the north in kilometres. */
const KILOMETRES = [12, 3, 30, 0, 9.99, 10.01];
const stations = KILOMETRES.map((north) => ({
  id: `${north} km`,
  latitude: 57 + north / 111.19508,
  longitude: -7,
}));
const search = createEmbeddedSearch(
  () => Promise.resolve({ stations, areas: AREAS }),
  () => Promise.resolve(MAINLAND),
);
const QUERY = { latitude: 57, longitude: -7, radius: 10_000, limit: 20 };
const ids = async (places: Promise<{ id: string }[]> | undefined) =>
  (await places)?.map(({ id }) => id);

describe('the area of a postcode', () => {
  test.each([
    ['HS8 5SS', 'HS8 5S'],
    ['hs12dy', 'HS1 2D'],
    [' hs8  5ss ', 'HS8 5S'],
    ['HS8-5SS.', 'HS8 5S'],
    ['HS8 5ZZ', 'HS8 5'],
    ['HS8 9ZZ', 'HS8'],
    ['HS9 5XD', 'HS9 5X'],
  ])('uses the longest known prefix of %s: %s', (postcode, about) => {
    expect(findArea(AREAS, postcode)?.areaName).toBe(about);
  });

  test.each(['IV51 9EY', 'HS15 2DY', 'HS10 9AB', 'EH1 1AA', 'S8 5SS', 'Stornoway', '', '2DY'])(
    'finds no area for "%s"',
    (postcode) => {
      expect(findArea(AREAS, postcode)).toBeUndefined();
    },
  );
});

describe('the embedded search', () => {
  test('finds stations within the radius, nearest first', async () => {
    expect(await ids(search.nearby(QUERY))).toEqual(['0 km', '3 km', '9.99 km']);
  });

  test('returns the nearest stations up to the limit', async () => {
    expect(await ids(search.nearby({ ...QUERY, limit: 2 }))).toEqual(['0 km', '3 km']);
  });

  test('returns the location of a known postcode', async () => {
    expect(await search.geocode({ postcode: 'hs12dy' })).toMatchObject({ areaName: 'HS1 2D' });
    expect(await search.geocode({ postcode: 'EH1 1AA' })).toBeUndefined();
  });

  test.each([
    ['IV51 9EY', 'IV51 9', 'Portree'],
    ['iv408dh', 'IV40 8', 'Kyle of Lochalsh'],
    ['PH41 4PY', 'PH41 4', 'Mallaig'],
    ['IV26 2TB', 'IV26 2', 'Ullapool'],
    ['PA34 4LW', 'PA34 4', 'Oban'],
  ])('finds %s as %s: %s', async (postcode, about) => {
    expect(await search.geocode({ postcode })).toMatchObject({ areaName: about });
  });

  test('loads the mainland areas only for postcodes outside the isles', async () => {
    let loads = 0;
    const counted = createEmbeddedSearch(
      () => Promise.resolve({ stations, areas: AREAS }),
      () => {
        loads += 1;
        return Promise.resolve(MAINLAND);
      },
    );
    await counted.geocode({ postcode: 'HS1 2DY' });
    await counted.nearby(QUERY);
    expect(loads).toBe(0);
    await counted.geocode({ postcode: 'IV51 9EY' });
    expect(loads).toBe(1);
  });

  test('fails if its data cannot be loaded', async () => {
    const lost = () => Promise.reject(new Error('offline'));
    const broken = createEmbeddedSearch(lost, () => Promise.resolve(MAINLAND));
    await expect(broken.nearby(QUERY)).rejects.toThrow('offline');
    await expect(broken.geocode({ postcode: 'HS1 2DY' })).rejects.toThrow('offline');
    await expect(broken.prepare?.()).rejects.toThrow('offline');
    const half = createEmbeddedSearch(() => Promise.resolve({ stations, areas: AREAS }), lost);
    expect(await half.geocode({ postcode: 'HS1 2DY' })).toMatchObject({ areaName: 'HS1 2D' });
    await expect(half.geocode({ postcode: 'IV51 9EY' })).rejects.toThrow('offline');
  });
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

  test('includes the centre of each postcode area', () => {
    const area = { prefix: 'HS8 5S', latitude: 57.2, longitude: -7.4, spreadKm: 2 };
    const data = toStationData(
      { attribution: '', stations: [] },
      { attribution: '', areas: [area] },
    );
    expect(data.areas).toEqual([['HS8 5S', 57.2, -7.4]]);
  });
});
