import * as z from 'zod/mini';
import type { PlaceSearch } from './place-search.ts';

const positionSchema = z.looseObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

const nearbySchema = z.looseObject({
  results: z.array(
    z.looseObject({
      id: z.string(),
      poi: z.nullish(
        z.looseObject({
          name: z.nullish(z.string()),
          categories: z.nullish(z.array(z.string())),
        }),
      ),
      address: z.nullish(z.looseObject({ freeformAddress: z.nullish(z.string()) })),
      position: positionSchema,
    }),
  ),
});

const geocodeSchema = z.looseObject({
  results: z.array(z.looseObject({ position: positionSchema })),
});

export interface RemoteSearchOptions {
  url: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

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
  return {
    async nearby({ latitude, longitude, radius, limit }, signal) {
      const body = { type: 'nearby', latitude, longitude, radius, limit };
      const { results } = await ask(body, nearbySchema, signal);
      return results.map(({ id, poi, address, position }) => ({
        id,
        name: poi?.name ?? undefined,
        categories: poi?.categories ?? undefined,
        address: address?.freeformAddress ?? undefined,
        latitude: position.lat,
        longitude: position.lon,
      }));
    },
    async geocode({ postcode }, signal) {
      const { results } = await ask({ type: 'geocode', postcode }, geocodeSchema, signal);
      const position = results[0]?.position;
      return position && { latitude: position.lat, longitude: position.lon };
    },
  };
}
