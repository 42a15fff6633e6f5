import { describe, expect, test } from 'vitest';
import mainlandFile from '../../../fixtures/firm/postcode-areas-mainland.json' with { type: 'json' };
import areasFile from '../../../fixtures/firm/postcode-areas.json' with { type: 'json' };
import {
  createEmbeddedSearch,
  findArea,
  type PostcodeArea,
  toPostcodeAreas,
} from '../../../../src/stations/rules/embedded-search.ts';

const [AREAS, MAINLAND] = [areasFile, mainlandFile].map(toPostcodeAreas) as [
  PostcodeArea[],
  PostcodeArea[],
];

/** Stations on the meridian of the origin, by kilometres to the north. */
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

describe('findArea', () => {
  test.each([
    ['HS8 5SS', 'HS8 5S'],
    ['hs12dy', 'HS1 2D'],
    [' hs8  5ss ', 'HS8 5S'],
    ['HS8-5SS.', 'HS8 5S'],
    ['HS8 5ZZ', 'HS8 5'],
    ['HS8 9ZZ', 'HS8'],
    ['HS9 5XD', 'HS9 5X'],
  ])('takes the longest part that is known of %s: %s', (postcode, about) => {
    expect(findArea(AREAS, postcode)?.about).toBe(about);
  });

  test('gives the middle of the area', () => {
    expect(findArea(AREAS, 'HS8 5SS')).toEqual({
      latitude: 57.2294,
      longitude: -7.3763,
      about: 'HS8 5S',
    });
  });

  test.each(['IV51 9EY', 'HS15 2DY', 'HS10 9AB', 'EH1 1AA', 'S8 5SS', 'Stornoway', '', '2DY'])(
    'knows nothing of "%s"',
    (postcode) => {
      expect(findArea(AREAS, postcode)).toBeUndefined();
    },
  );

  test('does not depend on the order of the table, and leaves it as it is', () => {
    const reversed = [...AREAS].reverse();
    const before = [...reversed];
    expect(findArea(reversed, 'HS1 2DY')).toEqual(findArea(AREAS, 'HS1 2DY'));
    expect(reversed).toEqual(before);
  });
});

describe('the embedded search', () => {
  test('finds what lies within the radius, nearest first', async () => {
    expect(await ids(search.nearby(QUERY))).toEqual(['0 km', '3 km', '9.99 km']);
  });

  test('gives no more than the limit, and those the nearest', async () => {
    expect(await ids(search.nearby({ ...QUERY, limit: 2 }))).toEqual(['0 km', '3 km']);
  });

  test('finds nothing where nothing is', async () => {
    expect(await search.nearby({ ...QUERY, latitude: -57 })).toEqual([]);
  });

  test('finds the place of a postcode, and nothing for one it does not know', async () => {
    expect(await search.geocode({ postcode: 'hs12dy' })).toMatchObject({ about: 'HS1 2D' });
    expect(await search.geocode({ postcode: 'EH1 1AA' })).toBeUndefined();
  });

  test.each([
    ['IV51 9EY', 'IV51 9', 'Portree'],
    ['iv408dh', 'IV40 8', 'Kyle of Lochalsh'],
    ['PH41 4PY', 'PH41 4', 'Mallaig'],
    ['IV26 2TB', 'IV26 2', 'Ullapool'],
    ['PA34 4LW', 'PA34 4', 'Oban'],
  ])('finds %s as %s: %s', async (postcode, about) => {
    expect(await search.geocode({ postcode })).toMatchObject({ about });
  });

  test('asks for more areas only where the first do not hold a postcode', async () => {
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

  test('can load its data ahead of the first search', async () => {
    const loads: string[] = [];
    const ahead = createEmbeddedSearch(
      () => {
        loads.push('stations');
        return Promise.resolve({ stations, areas: AREAS });
      },
      () => {
        loads.push('more areas');
        return Promise.resolve(MAINLAND);
      },
    );
    expect(loads).toEqual([]);
    await ahead.prepare?.();
    expect(loads).toEqual(['stations', 'more areas']);
  });

  test('fails when its data cannot be had', async () => {
    const lost = () => Promise.reject(new Error('no line'));
    const broken = createEmbeddedSearch(lost, () => Promise.resolve(MAINLAND));
    await expect(broken.nearby(QUERY)).rejects.toThrow('no line');
    await expect(broken.geocode({ postcode: 'HS1 2DY' })).rejects.toThrow('no line');
    await expect(broken.prepare?.()).rejects.toThrow('no line');
    const half = createEmbeddedSearch(() => Promise.resolve({ stations, areas: AREAS }), lost);
    expect(await half.geocode({ postcode: 'HS1 2DY' })).toMatchObject({ about: 'HS1 2D' });
    await expect(half.geocode({ postcode: 'IV51 9EY' })).rejects.toThrow('no line');
  });
});
