import * as z from 'zod/mini';
import type { PlaceSearch } from '../domain/stations/place-search.ts';

const API_URL = 'https://api.tomtom.com';
const TIMEOUT_MS = 8_000;
/** TomTom's category of electric vehicle stations. */
const STATIONS = '7309';

const answerSchema = z.looseObject({
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
      position: z.looseObject({ lat: z.number(), lon: z.number() }),
    }),
  ),
});

/** TomTom's Search API. The key goes to that API only. */
export function createTomTomSearch(key: string, apiUrl = API_URL): PlaceSearch {
  async function ask(path: string, query: Record<string, string>) {
    const address = `${apiUrl}${path}?${new URLSearchParams({ key, ...query }).toString()}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The search API answered ${response.status}`);
    return z.parse(answerSchema, await response.json()).results;
  }
  return {
    async nearby({ latitude, longitude, radius, limit }) {
      const results = await ask('/search/2/nearbySearch/.json', {
        lat: String(latitude),
        lon: String(longitude),
        radius: String(Math.round(radius)),
        limit: String(limit),
        categorySet: STATIONS,
      });
      return results.map(({ id, poi, address, position }) => ({
        id,
        name: poi?.name ?? undefined,
        categories: poi?.categories ?? undefined,
        address: address?.freeformAddress ?? undefined,
        latitude: position.lat,
        longitude: position.lon,
      }));
    },
    async geocode({ postcode }) {
      const path = `/search/2/geocode/${encodeURIComponent(postcode)}.json`;
      const [first] = await ask(path, { countrySet: 'GB', limit: '1' });
      return first && { latitude: first.position.lat, longitude: first.position.lon };
    },
  };
}
