import * as z from 'zod/mini';
import { timeLimit } from '../../values/time-limit.ts';
import type { PlaceSearch } from './place-search.ts';
import { geocodeAnswerSchema, nearbyAnswerSchema, toPlaces, toPoint } from './search-results.ts';

export interface RemoteSearchOptions {
  url: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

/** A search that asks a place-search service by POST. */
export function createRemoteSearch({ url, fetch, timeoutMs }: RemoteSearchOptions): PlaceSearch {
  async function ask<T>(body: object, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<T> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: timeLimit(timeoutMs, signal),
    });
    if (!response.ok) throw new Error(`The place search answered ${response.status}`);
    return z.parse(schema, await response.json());
  }
  return {
    async nearby({ latitude, longitude, radius, limit }, signal) {
      const body = { type: 'nearby', latitude, longitude, radius, limit };
      return toPlaces(await ask(body, nearbyAnswerSchema, signal));
    },
    async geocode({ postcode }, signal) {
      return toPoint(await ask({ type: 'geocode', postcode }, geocodeAnswerSchema, signal));
    },
  };
}
