import type { Point } from './geometry.ts';
import { SEARCH_LIMIT, SEARCH_RADIUS, type FinderSearch } from './place-search.ts';
import { toStation, type Station } from './station.ts';

/** The longest answer a service gives: it may not hold the nearest first. */
const FAR_LIMIT = 50;
/** How many stations beyond the radius are offered when it holds none. */
const BEYOND_LIMIT = 3;

/** Stations around a point, nearest first. `beyond` holds the nearest farther away, where there are none. */
export interface Around {
  stations: Station[];
  beyond: Station[];
}

/**
 * Finds the stations around a point.
 * @throws when the search cannot be made
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
