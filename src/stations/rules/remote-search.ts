import * as z from 'zod/mini';
import { createTimeoutSignal } from '../../http.ts';
import type { Point } from './geometry.ts';
import type { PlaceSearch } from './place-search.ts';
import type { FoundPlace } from './station.ts';

const positionSchema = z.looseObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** The response to a search for stations, both from a place-search service and from TomTom's Search API. */
export const nearbyResponseSchema = z.looseObject({
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

/** The response to a search for a postcode; only the first result is used. */
export const geocodeResponseSchema = z.looseObject({
  results: z.array(z.looseObject({ position: positionSchema })),
});

/** The stations in a response; missing facts stay unknown. */
export function toPlaces({ results }: z.output<typeof nearbyResponseSchema>): FoundPlace[] {
  return results.map(({ id, poi, address, position }) => ({
    id,
    name: poi?.name ?? undefined,
    categories: poi?.categories ?? undefined,
    address: address?.freeformAddress ?? undefined,
    latitude: position.lat,
    longitude: position.lon,
  }));
}

/** The location of a postcode; undefined if the response has no results. */
export function toPoint({ results }: z.output<typeof geocodeResponseSchema>): Point | undefined {
  const position = results[0]?.position;
  return position && { latitude: position.lat, longitude: position.lon };
}

/** A search that sends POST requests to a place-search service. */
export function createRemoteSearch(
  url: string,
  fetch: typeof globalThis.fetch,
  timeoutMs = 10_000,
): PlaceSearch {
  async function send<T>(body: object, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<T> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: createTimeoutSignal(timeoutMs, signal),
    });
    if (!response.ok) throw new Error(`The place search returned status ${response.status}`);
    return z.parse(schema, await response.json());
  }
  return {
    async nearby({ latitude, longitude, radius, limit }, signal) {
      const body = { type: 'nearby', latitude, longitude, radius, limit };
      return toPlaces(await send(body, nearbyResponseSchema, signal));
    },
    async geocode({ postcode }, signal) {
      return toPoint(await send({ type: 'geocode', postcode }, geocodeResponseSchema, signal));
    },
  };
}
