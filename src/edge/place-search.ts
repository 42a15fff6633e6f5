import * as z from 'zod/mini';
import { createEmbeddedSearch } from '../domain/stations/embedded-search.ts';
import type { PlaceSearch } from '../domain/stations/place-search.ts';
import { json } from './json.ts';
import { readJson } from './read-json.ts';
import { createTomTomSearch } from './tomtom-search.ts';
import { readMainlandAreas, readStationData } from './site-content.ts';

const BODY_LIMIT_BYTES = 2_000;
const CACHE_SECONDS = 300;

const querySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('nearby'),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    radius: z.number().check(z.positive(), z.maximum(50_000)),
    limit: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  z.strictObject({
    type: z.literal('geocode'),
    postcode: z.string().check(z.trim(), z.minLength(2), z.maxLength(12)),
  }),
]);

type Query = z.output<typeof querySchema>;

export interface PlaceSearchEnv {
  /** Secret: key of the commercial search API; without it the embedded stations answer. */
  PLACE_SEARCH_KEY?: string;
  /** The API's address, changed in tests only. */
  PLACE_SEARCH_API_URL?: string;
}

const HELP =
  'Send {"type":"nearby","latitude":…,"longitude":…,"radius":1 to 50000,"limit":1 to 50} or {"type":"geocode","postcode":"HS1 2DY"}.';

/** POST /api/place-search: stations near a point, or the point of a postcode. Answers are kept for a short time. */
export async function placeSearch(
  request: Request,
  env: PlaceSearchEnv,
  cache?: Cache,
): Promise<Response> {
  if (request.method !== 'POST') {
    return json(405, { error: 'This address takes POST only.' }, { allow: 'POST' });
  }
  const body = await readJson(request, BODY_LIMIT_BYTES);
  if (!body.ok) return body.response;
  const query = z.safeParse(querySchema, body.value);
  if (!query.success) return json(400, { error: HELP });
  const key = new Request(
    `${new URL(request.url).origin}/api/place-search?${encodeURIComponent(JSON.stringify(query.data))}`,
  );
  const kept = await cache?.match(key);
  if (kept) return kept;
  try {
    const search = env.PLACE_SEARCH_KEY
      ? createTomTomSearch(env.PLACE_SEARCH_KEY, env.PLACE_SEARCH_API_URL)
      : createEmbeddedSearch(
          () => Promise.resolve(readStationData()),
          () => Promise.resolve(readMainlandAreas()),
        );
    const response = json(
      200,
      { results: await answer(query.data, search) },
      { 'cache-control': `public, max-age=${CACHE_SECONDS}` },
    );
    await cache?.put(key, response.clone());
    return response;
  } catch {
    return json(502, { error: 'The place search did not answer. Please try again later.' });
  }
}

/** The answer in the shape of the specified call. */
async function answer(query: Query, search: PlaceSearch) {
  if (query.type === 'geocode') {
    const point = await search.geocode(query);
    return point ? [{ position: { lat: point.latitude, lon: point.longitude } }] : [];
  }
  const places = await search.nearby(query);
  return places.map(({ id, name, categories, address, latitude, longitude }) => ({
    id,
    poi: { name, categories: categories ?? ['electric vehicle station'] },
    address: { freeformAddress: address },
    position: { lat: latitude, lon: longitude },
  }));
}
