import { describe, expect, test } from 'vitest';
import {
  findNearby,
  type FinderSearch,
  type NearbyQuery,
} from '../../../../src/stations/rules/place-search.ts';

const CENTRE = { latitude: 57, longitude: -7 };

/** A search that returns stations at these distances to the north in kilometres, in this order, up to the limit. */
function searchOver(kilometres: number[]) {
  const requests: NearbyQuery[] = [];
  const search: FinderSearch = {
    maxDistanceMetres: 150_000,
    nearby: (query) => {
      requests.push(query);
      const near = kilometres.filter((north) => north * 1000 <= query.radius);
      return Promise.resolve(
        near.map((north) => ({
          id: `${north} km`,
          latitude: 57 + north / 111.19508,
          longitude: -7,
        })),
      );
    },
    geocode: () => Promise.resolve(undefined),
  };
  return { search, requests };
}
async function searchAround(kilometres: number[]) {
  const { search, requests } = searchOver(kilometres);
  const { stations, beyond } = await findNearby(search, CENTRE);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  return { stations: ids(stations), beyond: ids(beyond), requests };
}

describe('stations near a point', () => {
  test('returns stations within 10 km, nearest first', async () => {
    const { stations, beyond, requests } = await searchAround([12, 3, 30, 0, 9.99]);
    expect(stations).toEqual(['0 km', '3 km', '9.99 km']);
    expect(beyond).toEqual([]);
    expect(requests).toEqual([{ ...CENTRE, radius: 10_000, limit: 20 }]);
  });

  test('returns the three nearest stations if none is within 10 km', async () => {
    const { stations, beyond, requests } = await searchAround([151, 140, 12, 60, 30]);
    expect(stations).toEqual([]);
    expect(beyond).toEqual(['12 km', '30 km', '60 km']);
    expect(requests[1]).toEqual({ ...CENTRE, radius: 150_000, limit: 50 });
  });

  test('lists stations as beyond 10 km only if they are', async () => {
    let answers = 0;
    const { search } = searchOver([3, 12]);
    const late: FinderSearch = {
      ...search,
      nearby: async (query) => ((answers += 1) === 1 ? [] : search.nearby(query)),
    };
    const { beyond } = await findNearby(late, CENTRE);
    expect(beyond.map(({ id }) => id)).toEqual(['12 km']);
  });
});
