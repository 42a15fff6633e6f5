import { distanceBetween, type Point } from './geometry.ts';
import type { Located, NearbyQuery, PlaceSearch } from './place-search.ts';
import type { Place } from './station.ts';

/** The middle of a postcode area: prefix such as "HS8 5S", latitude, longitude. */
export type PostcodeArea = readonly [prefix: string, latitude: number, longitude: number];

/** What the embedded search knows. */
export interface StationData {
  stations: readonly Place[];
  areas: readonly PostcodeArea[];
}

/** A search over the stations and postcode areas that come with the site. */
export function createEmbeddedSearch(load: () => Promise<StationData>): PlaceSearch {
  const sorted = async (from: Point) =>
    (await load()).stations
      .map((place) => ({ place, distance: distanceBetween(from, place) }))
      .sort((a, b) => a.distance - b.distance);
  const pick = async (query: NearbyQuery, isWanted: (distance: number) => boolean) =>
    (await sorted(query))
      .filter(({ distance }) => isWanted(distance))
      .slice(0, query.limit)
      .map(({ place }) => place);
  return {
    prepare: load,
    nearby: (query) => pick(query, (distance) => distance <= query.radius),
    beyond: (query) => pick(query, (distance) => distance > query.radius),
    reach: 'This finder knows the postcodes of the Western Isles, which begin with HS.',
    geocode: async ({ postcode }) => findArea((await load()).areas, postcode),
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
