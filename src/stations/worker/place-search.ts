import * as z from 'zod/mini';
import areasFile from '../../../content/postcode-areas.json';
import stationsFile from '../../../content/stations.json';
import {
  postcodeAreasFileSchema,
  stationsFileSchema,
} from '../../content/model/schemas/stations.ts';
import { countOf } from '../../numbers/format.ts';
import { createEmbeddedSearch, type StationData, toStationData } from '../rules/embedded-search.ts';
import type { PlaceSearch } from '../rules/place-search.ts';
import { parsePostcode } from '../../text/postcode.ts';
import { checkOrigin, createJsonResponse, readJsonBody, rejectMethod } from '../../worker/http.ts';
import { checkRateLimit, consumeQuota, hashClientIp } from '../../worker/limits.ts';
import { readSenderSecret } from '../../worker/secrets.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import {
  geocodeResponseSchema,
  nearbyResponseSchema,
  toPlaces,
  toPoint,
} from '../rules/remote-search.ts';
import { readBody } from '../../http.ts';

const BODY_LIMIT_BYTES = 2_000;
const CACHE_SECONDS = 300;
const DAY_MS = 86_400_000;
/** The share of a day's paid searches that one network may use. */
const NETWORK_SHARE = 1 / 20;

/** A postcode in its standard spelling; any other string is unchanged. */
const normalisePostcode = (text: string) => parsePostcode(text.replace(/[\s.-]/g, '')) ?? text;

/** About 100 metres: searches near each other are the same search, and share a cached response. */
const roundDegrees = z.overwrite((degrees: number) => Number(degrees.toFixed(3)));

const querySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('nearby'),
    latitude: z.number().check(z.minimum(-90), z.maximum(90), roundDegrees),
    longitude: z.number().check(z.minimum(-180), z.maximum(180), roundDegrees),
    radius: z.number().check(z.positive(), z.maximum(50_000), z.overwrite(Math.round)),
    limit: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  z.strictObject({
    type: z.literal('geocode'),
    postcode: z
      .string()
      .check(z.trim(), z.minLength(2), z.maxLength(12), z.overwrite(normalisePostcode)),
  }),
]);

type Query = z.output<typeof querySchema>;

type PlaceSearchEnv = Omit<WorkerEnv, 'ASSETS'>;

/** The built-in stations and postcode areas. */
const readStationData = (): StationData =>
  (stationData ??= toStationData(
    z.parse(stationsFileSchema, stationsFile),
    z.parse(postcodeAreasFileSchema, areasFile),
  ));
let stationData: StationData | undefined;

const HELP =
  'Send {"type":"nearby","latitude":…,"longitude":…,"radius":1 to 50000,"limit":1 to 50} or {"type":"geocode","postcode":"HS1 2DY"}.';

/** POST /api/place-search: stations near a point, or the point of a postcode. Responses are cached briefly. */
export async function respondToPlaceSearch(
  request: Request,
  env: PlaceSearchEnv,
  cache?: Cache,
): Promise<Response> {
  if (request.method !== 'POST') return rejectMethod('POST');
  // A site on another host should use its own service, so its pages may not read these responses.
  if (!checkOrigin(request, undefined).isAllowed) {
    return createJsonResponse(403, { error: 'Only pages of this site may use this endpoint.' });
  }
  const body = await readJsonBody(request, BODY_LIMIT_BYTES);
  if (!body.ok) return body.response;
  const query = z.safeParse(querySchema, body.value);
  if (!query.success) return createJsonResponse(400, { error: HELP });
  const key = new Request(
    `${new URL(request.url).origin}/api/place-search?${encodeURIComponent(JSON.stringify(query.data))}`,
  );
  const cached = await cache?.match(key);
  if (cached) return cached;
  try {
    const apiKey = mayHaveResults(query.data) ? env.PLACE_SEARCH_KEY : undefined;
    const paidSearch = apiKey ? await checkPaidSearch(request, env) : 'exhausted';
    if (typeof paidSearch === 'object') return rejectFrequentSearch(paidSearch.waitSeconds);
    const search =
      apiKey && paidSearch === 'allowed'
        ? createTomTomSearch(apiKey, env.PLACE_SEARCH_API_URL)
        : createEmbeddedSearch(readStationData);
    const results = { results: await respondTo(query.data, search) };
    // Not cached: the paid search, which knows more, may still be open to other visitors.
    if (apiKey && paidSearch === 'exhausted') return createJsonResponse(200, results);
    const response = createJsonResponse(200, results, {
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
    });
    await cache?.put(key, response.clone());
    return response;
  } catch {
    return createJsonResponse(502, { error: 'The place search did not respond. Try again later.' });
  }
}

/** Whether a search can have results: a geocode search needs a valid postcode. */
const mayHaveResults = (query: Query): boolean =>
  query.type === 'nearby' || parsePostcode(query.postcode) !== undefined;

/**
 * Whether the paid search may be used: the seconds until this client may, or "exhausted" for the day's searches or this
 * network's share of them.
 */
async function checkPaidSearch(
  request: Request,
  env: PlaceSearchEnv,
): Promise<{ waitSeconds: number } | 'allowed' | 'exhausted'> {
  const settings = readWorkerSettings(env);
  const now = Date.now();
  const client = await hashClientIp(request, 'places', readSenderSecret(env));
  const perMinute = settings.PLACE_SEARCHES_PER_MINUTE;
  const waitSeconds = await checkRateLimit(env.DB, client, { perMinute, now });
  if (waitSeconds > 0) return { waitSeconds };
  const max = settings.PLACE_SEARCHES_PER_DAY;
  const day = { periodMs: DAY_MS, now };
  const share = { ...day, name: client.network, max: Math.ceil(max * NETWORK_SHARE) };
  if ((await consumeQuota(env.DB, share)) > 0) return 'exhausted';
  return (await consumeQuota(env.DB, { ...day, name: 'places', max })) > 0
    ? 'exhausted'
    : 'allowed';
}

const rejectFrequentSearch = (seconds: number): Response =>
  createJsonResponse(
    429,
    {
      error: `You have searched too often in the last minute. Search again in ${countOf(seconds, 'second')}.`,
    },
    { 'retry-after': String(seconds) },
  );

/** The results in the format of the specified response. */
async function respondTo(query: Query, search: PlaceSearch) {
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

const API_URL = 'https://api.tomtom.com';
const TIMEOUT_MS = 8_000;
const RESPONSE_LIMIT_BYTES = 1_000_000;
/** TomTom's category for electric vehicle charging stations. */
const STATIONS = '7309';

/** TomTom's Search API. The key is sent to no other host. */
function createTomTomSearch(key: string, apiUrl = API_URL): PlaceSearch {
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
        radius: String(radius),
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
