import type { Point } from './geometry.ts';
import { SEARCH_LIMIT, SEARCH_RADIUS, type FinderSearch } from './place-search.ts';
import { toStation } from './station.ts';

/** The longest answer a service gives: it may not hold the nearest first. */
const FAR_LIMIT = 50;
/** How many stations beyond the radius are offered when it holds none. */
const BEYOND_LIMIT = 3;

export type Around = Awaited<ReturnType<typeof findAround>>;

/**
 * Finds the stations around a point, nearest first; `beyond` holds the nearest farther away, where there are none.
 * @throws when the search cannot be made
 */
export async function findAround(search: FinderSearch, centre: Point, signal?: AbortSignal) {
  const { latitude, longitude } = centre;
  const within = async (radius: number, limit: number) =>
    (await search.nearby({ latitude, longitude, radius, limit }, signal))
      .map((place) => toStation(place, centre))
      .sort((a, b) => a.distance - b.distance);
  const stations = await within(SEARCH_RADIUS, SEARCH_LIMIT);
  const far = stations.length > 0 ? [] : await within(search.farthest, FAR_LIMIT);
  const beyond = far.filter(({ distance }) => distance > SEARCH_RADIUS).slice(0, BEYOND_LIMIT);
  return { stations, beyond };
}
