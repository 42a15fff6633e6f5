import type { PostcodeAreasFile, StationsFile } from '../../content/model/schemas/stations.ts';
import { distanceBetween } from './geometry.ts';
import type { FinderSearch, GeocodedPlace } from './place-search.ts';
import type { FoundPlace } from './station.ts';

/** The centre of a postcode area: a prefix such as "HS8 5S", latitude, longitude. */
type PostcodeArea = readonly [prefix: string, latitude: number, longitude: number];

/**
 * The data of the embedded search, published in a file. Pages and caches of earlier releases read it too, so its fields
 * keep their names and order.
 */
export interface StationData {
  stations: readonly FoundPlace[];
  areas: readonly PostcodeArea[];
}

/** A search through the built-in stations and postcode areas. */
export function createEmbeddedSearch(load: () => StationData | Promise<StationData>): FinderSearch {
  return {
    prepare: async () => load(),
    maxDistanceMetres: 150_000,
    nearby: async (query) =>
      (await load()).stations
        .map((place) => ({ place, distance: distanceBetween(query, place) }))
        .filter(({ distance }) => distance <= query.radius)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, query.limit)
        .map(({ place }) => place),
    geocode: async ({ postcode }) => findArea((await load()).areas, postcode),
  };
}

/** The centre of the longest known prefix of a postcode, ignoring whitespace and case. */
export function findArea(
  areas: readonly PostcodeArea[],
  postcode: string,
): GeocodedPlace | undefined {
  const letters = postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const formatted = `${letters.slice(0, -3)} ${letters.slice(-3)}`;
  const matches = areas.filter(
    ([prefix]) =>
      prefix.replace(' ', '') === letters ||
      formatted.startsWith(prefix.includes(' ') ? prefix : `${prefix} `),
  );
  const [best] = matches.sort((a, b) => b[0].length - a[0].length);
  return best && { latitude: best[1], longitude: best[2], areaName: best[0] };
}

/** Prepares the built-in stations and postcode areas for the embedded search. */
export function toStationData(
  { stations }: StationsFile,
  { areas }: PostcodeAreasFile,
): StationData {
  return {
    stations: stations.map(({ address, town, postcode, ...station }) => ({
      id: station.id,
      name: station.name,
      address: `${[...new Set([address, town])].join(', ')} ${postcode}`,
      latitude: station.latitude,
      longitude: station.longitude,
      operator: station.operator,
      lastConfirmed: station.lastConfirmed,
      connectors: station.connectors.map(({ type, powerKw, quantity }) => ({
        type,
        power: powerKw,
        quantity,
      })),
    })),
    areas: areas.map(({ prefix, latitude, longitude }) => [prefix, latitude, longitude]),
  };
}
