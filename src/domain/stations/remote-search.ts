import * as z from 'zod/mini';
import { distanceBetween } from './geometry.ts';
import type { NearbyQuery, PlaceSearch } from './place-search.ts';
import { geocodeAnswerSchema, nearbyAnswerSchema, toPlaces, toPoint } from './search-results.ts';

export interface RemoteSearchOptions {
  url: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** The widest search that is asked for beyond the radius, metres, and the most places in its answer. */
const FAR = { radius: 50_000, limit: 50 };

/** A search that asks a place-search service by POST. */
export function createRemoteSearch({ url, fetch, timeoutMs }: RemoteSearchOptions): PlaceSearch {
  async function ask<T>(body: object, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<T> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new Error(`The place search answered ${response.status}`);
    return z.parse(schema, await response.json());
  }
  async function nearby({ latitude, longitude, radius, limit }: NearbyQuery, signal?: AbortSignal) {
    const body = { type: 'nearby', latitude, longitude, radius, limit };
    return toPlaces(await ask(body, nearbyAnswerSchema, signal));
  }
  return {
    nearby,
    async beyond(query, signal) {
      return (await nearby({ ...query, ...FAR }, signal))
        .map((place) => ({ place, distance: distanceBetween(query, place) }))
        .filter(({ distance }) => distance > query.radius)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, query.limit)
        .map(({ place }) => place);
    },
    async geocode({ postcode }, signal) {
      return toPoint(await ask({ type: 'geocode', postcode }, geocodeAnswerSchema, signal));
    },
  };
}
