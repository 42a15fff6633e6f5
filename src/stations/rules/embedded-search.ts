import type { PostcodeAreasFile, StationsFile } from '../../content/model/schemas/stations.ts';
import { distanceBetween, type Point } from './geometry.ts';
import type { FinderSearch, GeocodedPlace } from './place-search.ts';
import type { FoundPlace } from './station.ts';

/** The centre of a postcode area. */
interface PostcodeArea extends Point {
  /** Such as "HS8 5S". */
  prefix: string;
}

/** The data of the embedded search. */
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
    ({ prefix }) =>
      prefix.replace(' ', '') === letters ||
      formatted.startsWith(prefix.includes(' ') ? prefix : `${prefix} `),
  );
  const [best] = matches.sort((a, b) => b.prefix.length - a.prefix.length);
  return best && { latitude: best.latitude, longitude: best.longitude, areaName: best.prefix };
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
      connectors: station.connectors,
    })),
    areas: areas.map(({ prefix, latitude, longitude }) => ({ prefix, latitude, longitude })),
  };
}
