import type { Point } from './geometry.ts';
import type { Place } from './station.ts';

export interface NearbyQuery extends Point {
  /** Metres. */
  radius: number;
  limit: number;
}

/** The location of a postcode; if only its area is known, `about` names that, and the point is its centre. */
export type Located = Point & { about?: string };

/** Finds charging stations and places; there is an embedded implementation, and one that asks a service. */
export interface PlaceSearch {
  /** @throws if the search fails */
  nearby: (query: NearbyQuery, signal?: AbortSignal) => Promise<Place[]>;
  /**
   * @returns undefined if the postcode is not known
   * @throws if the search fails
   */
  geocode: (query: { postcode: string }, signal?: AbortSignal) => Promise<Located | undefined>;
}

/** A search as the station finder uses it. */
export interface FinderSearch extends PlaceSearch {
  /** How far to look for stations if there are none nearby, metres. */
  farthest: number;
  /**
   * Preloads what a search needs, if the implementation caches it.
   * @throws if that fails
   */
  prepare?: () => Promise<unknown>;
}

/** Metres. */
export const SEARCH_RADIUS = 10_000;
export const SEARCH_LIMIT = 20;

/** The centre of the search if the visitor's location is unknown: Stornoway. */
export const DEFAULT_PLACE: Point = { latitude: 58.208, longitude: -6.3847 };
