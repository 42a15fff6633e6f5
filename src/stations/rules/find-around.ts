import type { Point } from './geometry.ts';
import { SEARCH_LIMIT, SEARCH_RADIUS, type FinderSearch } from './place-search.ts';
import { toStation, type Station } from './station.ts';

/** The most results a service gives, which need not be sorted by distance. */
const FAR_LIMIT = 50;
/** How many stations beyond the radius to offer if there are none within it. */
const BEYOND_LIMIT = 3;

/** Stations around a point, nearest first. If there are none, `beyond` holds the nearest ones farther away. */
export interface Around {
  stations: Station[];
  beyond: Station[];
}

/**
 * Finds the stations around a point.
 * @throws if the search fails
 */
export async function findAround(
  search: FinderSearch,
  centre: Point,
  signal?: AbortSignal,
): Promise<Around> {
  const { latitude, longitude } = centre;
  const within = async (radius: number, limit: number) =>
    (await search.nearby({ latitude, longitude, radius, limit }, signal))
      .map((place) => toStation(place, centre))
      .sort((a, b) => a.distance - b.distance);
  const stations = await within(SEARCH_RADIUS, SEARCH_LIMIT);
  if (stations.length > 0) return { stations, beyond: [] };
  const far = await within(search.farthest, FAR_LIMIT);
  const beyond = far.filter(({ distance }) => distance > SEARCH_RADIUS).slice(0, BEYOND_LIMIT);
  return { stations, beyond };
}
