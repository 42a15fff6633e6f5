import type { Point } from './geometry.ts';
import type { Place } from './station.ts';

export interface NearbyQuery extends Point {
  /** Metres. */
  radius: number;
  limit: number;
}

/** Where a postcode is; `about` names the area whose middle stands for it, where no more is known. */
export type Located = Point & { about?: string };

/** Finds charging stations and places; one implementation is embedded, one asks a service. */
export interface PlaceSearch {
  /** @throws when the search cannot be made */
  nearby: (query: NearbyQuery, signal?: AbortSignal) => Promise<Place[]>;
  /**
   * @returns undefined when nothing is known of the postcode
   * @throws when the search cannot be made
   */
  geocode: (query: { postcode: string }, signal?: AbortSignal) => Promise<Located | undefined>;
}

/** A search as the station finder uses it. */
export interface FinderSearch extends PlaceSearch {
  /** How far stations are looked for where there are none near, metres. */
  farthest: number;
  /**
   * Fetches ahead what a search needs, where the implementation keeps it.
   * @throws when it cannot be had
   */
  prepare?: () => Promise<unknown>;
}

/** Metres. */
export const SEARCH_RADIUS = 10_000;
export const SEARCH_LIMIT = 20;

/** Where the search is made when the visitor's place is not known: Stornoway. */
export const DEFAULT_PLACE: Point = { latitude: 58.208, longitude: -6.3847 };
