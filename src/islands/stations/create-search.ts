import { PUBLIC_PLACE_SEARCH_URL } from 'astro:env/client';
import { createEmbeddedSearch, type StationData } from '../../domain/stations/embedded-search.ts';
import type { PlaceSearch } from '../../domain/stations/place-search.ts';

const SERVICE_TIMEOUT_MS = 10_000;

/** The search of the site's own stations; they are fetched once, and again if they could not be had. */
function embedded(dataUrl: string): PlaceSearch {
  let kept: Promise<StationData> | undefined;
  const load = async () => {
    const response = await fetch(dataUrl);
    if (!response.ok) throw new Error(`The stations could not be read: status ${response.status}`);
    const { stations, areas } = (await response.json()) as StationData;
    // Anything else that answers in its place fails here, where it is asked for again.
    return { stations: [...stations], areas: [...areas] };
  };
  return createEmbeddedSearch(() => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  });
}

/** The service's search if a service is set, else the embedded one; a build holds only the one it uses. */
export function createSearch(dataUrl: string): PlaceSearch {
  if (!PUBLIC_PLACE_SEARCH_URL) return embedded(dataUrl);
  const url = PUBLIC_PLACE_SEARCH_URL;
  // Asked for at each search, so that one that could not be had is tried again.
  const remote = async () => {
    const { createRemoteSearch } = await import('../../domain/stations/remote-search.ts');
    return createRemoteSearch({
      url,
      fetch: (...request) => fetch(...request),
      timeoutMs: SERVICE_TIMEOUT_MS,
    });
  };
  return {
    nearby: async (...query) => (await remote()).nearby(...query),
    beyond: async (...query) => (await remote()).beyond?.(...query) ?? [],
    geocode: async (...query) => (await remote()).geocode(...query),
  };
}
