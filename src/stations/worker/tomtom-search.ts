import * as z from 'zod/mini';
import type { PlaceSearch } from '../rules/place-search.ts';
import {
  geocodeResponseSchema,
  nearbyResponseSchema,
  toPlaces,
  toPoint,
} from '../rules/remote-search.ts';
import { readBody } from '../../http.ts';

const API_URL = 'https://api.tomtom.com';
const TIMEOUT_MS = 8_000;
const RESPONSE_LIMIT_BYTES = 1_000_000;
/** TomTom's category for electric vehicle charging stations. */
const STATIONS = '7309';

/** TomTom's Search API. The key is sent to no other host. */
export function createTomTomSearch(key: string, apiUrl = API_URL): PlaceSearch {
  async function send<T>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const url = `${apiUrl}${path}?${new URLSearchParams({ key, ...query }).toString()}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The search API returned status ${response.status}`);
    const body = await readBody(response, RESPONSE_LIMIT_BYTES);
    if (!body) throw new Error(`The search API's response exceeds ${RESPONSE_LIMIT_BYTES} bytes`);
    return z.parse(schema, JSON.parse(new TextDecoder().decode(body)));
  }
  return {
    async nearby({ latitude, longitude, radius, limit }) {
      const query = {
        lat: String(latitude),
        lon: String(longitude),
        radius: String(Math.round(radius)),
        limit: String(limit),
        categorySet: STATIONS,
      };
      return toPlaces(await send('/search/2/nearbySearch/.json', query, nearbyResponseSchema));
    },
    async geocode({ postcode }) {
      const path = `/search/2/geocode/${encodeURIComponent(postcode)}.json`;
      return toPoint(await send(path, { countrySet: 'GB', limit: '1' }, geocodeResponseSchema));
    },
  };
}
