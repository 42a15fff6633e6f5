import {
  createEmbeddedSearch,
  type PostcodeArea,
  type StationData,
} from '../rules/embedded-search.ts';
import type { FinderSearch } from '../rules/place-search.ts';

const SERVICE_TIMEOUT_MS = 10_000;
/** The widest radius that the specified request allows, metres. */
const SERVICE_RADIUS = 50_000;

/**
 * Loads a file of the site once; tries again only after a failure.
 * @param check throws if the response is not the expected file
 */
function loadOnce<T>(url: string, check: (content: T) => unknown): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const load = async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
    const content = (await response.json()) as T;
    check(content);
    return content;
  };
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** The remote search if a service is configured, else the embedded one; a build contains only the one it uses. */
export function createSearch(): FinderSearch {
  // Not from astro:env: only this form lets the build remove the other search before it bundles.
  const url = import.meta.env.PUBLIC_PLACE_SEARCH_URL;
  if (!import.meta.env.PUBLIC_PLACE_SEARCH_URL || !url) {
    return createEmbeddedSearch(
      loadOnce<StationData>('/data/stations.json', ({ stations, areas }) => [
        ...stations,
        ...areas,
      ]),
      // Areas outside the first file.
      loadOnce<readonly PostcodeArea[]>('/data/postcode-areas-mainland.json', (areas) => [
        ...areas,
      ]),
    );
  }
  // Imported for each search, so that a failed import is tried again.
  const remote = async () => {
    const { createRemoteSearch } = await import('../rules/remote-search.ts');
    return createRemoteSearch({
      url,
      fetch: (...request) => fetch(...request),
      timeoutMs: SERVICE_TIMEOUT_MS,
    });
  };
  return {
    maxDistanceMetres: SERVICE_RADIUS,
    nearby: async (...query) => (await remote()).nearby(...query),
    geocode: async (...query) => (await remote()).geocode(...query),
  };
}
