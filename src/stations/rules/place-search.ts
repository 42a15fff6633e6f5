import type { Point } from './geometry.ts';
import { toStation, type FoundPlace, type StationView } from './station.ts';

export interface NearbyQuery extends Point {
  /** Metres. */
  radius: number;
  limit: number;
}

/** The location of a postcode. If only its area is known, `areaName` names the area and the point is its centre. */
export type GeocodedPlace = Point & { areaName?: string };

/** Finds charging stations and places. One implementation is embedded, the other queries a service. */
export interface PlaceSearch {
  /** @throws if the search fails */
  nearby: (query: NearbyQuery, signal?: AbortSignal) => Promise<FoundPlace[]>;
  /**
   * @returns undefined if the postcode is not known
   * @throws if the search fails
   */
  geocode: (
    query: { postcode: string },
    signal?: AbortSignal,
  ) => Promise<GeocodedPlace | undefined>;
}

/** The search used by the station finder. */
export interface FinderSearch extends PlaceSearch {
  /** The radius to search if there are no stations nearby, metres. */
  maxDistanceMetres: number;
  /**
   * Preloads the data for a search, if the implementation caches it.
   * @throws if that fails
   */
  prepare?: () => Promise<unknown>;
}

/** Metres. */
export const SEARCH_RADIUS = 10_000;
export const SEARCH_LIMIT = 20;

/** The centre of the search if the visitor's location is unknown: Stornoway. */
export const DEFAULT_PLACE: Point = { latitude: 58.208, longitude: -6.3847 };

/** The maximum number of results from a service, in any order. */
const FAR_LIMIT = 50;
/** The number of stations beyond the radius to offer if the radius has no station. */
const BEYOND_LIMIT = 3;

/** Stations near a point, nearest first. If there are none, `beyond` has the nearest ones outside the radius. */
export interface NearbyStations {
  stations: StationView[];
  beyond: StationView[];
}

/**
 * Finds the stations near a point.
 * @throws if the search fails
 */
export async function findNearby(
  search: FinderSearch,
  centre: Point,
  signal?: AbortSignal,
): Promise<NearbyStations> {
  const { latitude, longitude } = centre;
  const within = async (radius: number, limit: number) =>
    (await search.nearby({ latitude, longitude, radius, limit }, signal))
      .map((place) => toStation(place, centre))
      .sort((a, b) => a.distance - b.distance);
  const stations = await within(SEARCH_RADIUS, SEARCH_LIMIT);
  if (stations.length > 0) return { stations, beyond: [] };
  const far = await within(search.maxDistanceMetres, FAR_LIMIT);
  const beyond = far.filter(({ distance }) => distance > SEARCH_RADIUS).slice(0, BEYOND_LIMIT);
  return { stations, beyond };
}
