import { text } from 'node:stream/consumers';
import { listenOnLoopback, stopServer } from '../../harness/site/loopback.ts';
import { sendModified, sendResponse, type Fault } from '../../harness/contents-api/faults.ts';

type PlaceQuery =
  | { type: 'nearby'; latitude: number; longitude: number; radius: number; limit: number }
  | { type: 'geocode'; postcode: string };

/** Allows requests from any origin, like a public service. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'content-type': 'application/json',
};

export const STORNOWAY = { lat: 58.208, lon: -6.3847 };

const POSTCODES = [
  { postcode: 'HS1 2DY', position: STORNOWAY },
  { postcode: 'HS8 5SS', position: { lat: 57.2294, lon: -7.3763 } },
];
const STATIONS = [
  {
    id: 'harbour',
    poi: { name: 'Harbour', categories: ['rapid charging'] },
    address: { freeformAddress: 'North Beach, Stornoway' },
    position: { lat: 58.207, lon: -6.388 },
  },
  { id: 'nameless', position: { lat: 58.21, lon: -6.38 } },
  {
    id: 'school',
    poi: { name: 'School', categories: ['fast charging'] },
    address: { freeformAddress: 'Daliburgh' },
    position: { lat: 57.166, lon: -7.375 },
  },
];

/** The service's result for a request; stations are near within a quarter of a degree. */
function answerTo(question: PlaceQuery) {
  if (question.type === 'geocode') {
    return POSTCODES.filter(({ postcode }) => postcode === question.postcode);
  }
  return STATIONS.filter(({ position }) => Math.abs(position.lat - question.latitude) < 0.25);
}

/** A place-search service on the loopback address, as specified. */
export async function startPlaceService() {
  const faults = new Map<PlaceQuery['type'], Fault>();
  const queries: PlaceQuery[] = [];
  const abortedQueries: PlaceQuery[] = [];
  const { server, origin } = await listenOnLoopback((request, response) => {
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 405, CORS).end();
      return;
    }
    void text(request).then((body) => {
      const question = JSON.parse(body) as PlaceQuery;
      queries.push(question);
      response.on('close', () => {
        if (!response.writableEnded) abortedQueries.push(question);
      });
      const results = Buffer.from(JSON.stringify({ results: answerTo(question) }));
      const validResponse = { status: 200, headers: CORS, body: results };
      const fault = faults.get(question.type);
      if (fault?.kind === 'replace-response')
        sendModified(response, validResponse, { ...fault, headers: CORS });
      else if (fault) sendModified(response, validResponse, fault);
      else sendResponse(response, validResponse);
    });
  });
  return {
    url: `${origin}/places`,
    origin,
    /** The received requests. */
    requests: queries,
    /** Requests whose client disconnected before the response. */
    abortedQueries,
    /** Sends this response to requests of this type from then on. */
    injectFault: (type: PlaceQuery['type'], fault: Fault) => faults.set(type, fault),
    /** Responds correctly again, and clears the requests. */
    reset: () => {
      faults.clear();
      queries.length = 0;
      abortedQueries.length = 0;
    },
    close: () => stopServer(server),
  };
}

export type PlaceService = Awaited<ReturnType<typeof startPlaceService>>;
