import { distanceBetween } from './geometry.ts';
import type { FinderSearch, Located } from './place-search.ts';
import type { Place } from './station.ts';

/** The middle of a postcode area: prefix such as "HS8 5S", latitude, longitude. */
export type PostcodeArea = readonly [prefix: string, latitude: number, longitude: number];

/** What the embedded search knows. */
export interface StationData {
  stations: readonly Place[];
  areas: readonly PostcodeArea[];
}

/**
 * A search over the stations and postcode areas that come with the site.
 * @param loadMore areas that are asked for when the others do not hold a postcode
 */
export function createEmbeddedSearch(
  load: () => StationData | Promise<StationData>,
  loadMore: () => readonly PostcodeArea[] | Promise<readonly PostcodeArea[]>,
): FinderSearch {
  return {
    prepare: () => Promise.all([load(), loadMore()]),
    farthest: 150_000,
    nearby: async (query) =>
      (await load()).stations
        .map((place) => ({ place, distance: distanceBetween(query, place) }))
        .filter(({ distance }) => distance <= query.radius)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, query.limit)
        .map(({ place }) => place),
    geocode: async ({ postcode }) =>
      findArea((await load()).areas, postcode) ?? findArea(await loadMore(), postcode),
  };
}

/** The middle of the longest known prefix of a postcode, spaces and case passed over. */
export function findArea(areas: readonly PostcodeArea[], postcode: string): Located | undefined {
  const letters = postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const whole = `${letters.slice(0, -3)} ${letters.slice(-3)}`;
  const matches = areas.filter(
    ([prefix]) =>
      prefix.replace(' ', '') === letters ||
      whole.startsWith(prefix.includes(' ') ? prefix : `${prefix} `),
  );
  const [best] = matches.sort((a, b) => b[0].length - a[0].length);
  return best && { latitude: best[1], longitude: best[2], about: best[0] };
}
