import { cacheKey, FILES_CACHE, OFFLINE_PAGE, PAGES_CACHE } from './classify-request.ts';
import { isComplete } from './precache.ts';
import type { RequestFacts } from './scope.ts';

/** Time to wait for a live page before showing the cached one, milliseconds. */
const TIMEOUT_MS = 4000;

type FetchEvent = Pick<RequestFacts, 'request' | 'waitUntil'>;

/** The dependencies of the functions below. */
export interface RespondDependencies {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Responds with a page: from the network, from the cache, or the offline page, in that order (after four seconds, the
 * cached page is shown if there is one). A new release therefore arrives with the next page opened, and open pages do not
 * change.
 * @param preloaded the browser's navigation preload, if started
 */
export function respondToPage(
  event: FetchEvent,
  preloaded: Promise<Response | undefined>,
  { caches, fetch, wait }: RespondDependencies,
): Promise<Response> {
  const path = cacheKey(event.request.url);
  const cached = caches.open(PAGES_CACHE).then((pages) => pages.match(path));
  const live = preloaded.then((response) => withoutError(response) ?? fetch(event.request));
  event.waitUntil(cacheCopy(live, PAGES_CACHE, path, caches));
  const delayedCopy = cached.then((page) => (page ? wait(TIMEOUT_MS).then(() => page) : live));
  return Promise.race([live, delayedCopy]).catch(
    async () => (await cached) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error(),
  );
}

/** Responds to a prefetch from the network, without caching it. */
export const respondToPrefetch = async (
  { request, preloadResponse }: Pick<RequestFacts, 'request' | 'preloadResponse'>,
  { fetch }: RespondDependencies,
): Promise<Response> => withoutError(await preloadResponse) ?? fetch(request);

/** In Firefox, a failed preload resolves with an error response; other browsers reject it. */
const withoutError = (response: Response | undefined) =>
  response?.type === 'error' ? undefined : response;

/** Responds with a file whose name has a hash: from the cache first, since it never changes. */
export async function respondToFile(
  event: FetchEvent,
  { caches, fetch }: RespondDependencies,
): Promise<Response> {
  const files = await caches.open(FILES_CACHE);
  const cached = await files.match(event.request);
  if (cached) return cached;
  const live = fetch(event.request);
  event.waitUntil(cacheCopy(live, FILES_CACHE, event.request.url, caches));
  return live;
}

/** Responds with data whose name has no hash: from the network, or from the cache if that fails. */
export async function respondToData(
  event: FetchEvent,
  { caches, fetch }: RespondDependencies,
): Promise<Response> {
  const live = fetch(event.request);
  event.waitUntil(cacheCopy(live, FILES_CACHE, event.request.url, caches));
  return live.catch(async () => (await caches.match(event.request)) ?? Response.error());
}

/** Caches a copy of a response if it is worth caching: a complete file, or a page of HTML. */
async function cacheCopy(
  live: Promise<Response>,
  name: string,
  url: string,
  caches: CacheStorage,
): Promise<void> {
  try {
    const response = await live;
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isComplete(response) || isHtml !== (name === PAGES_CACHE)) return;
    const copy = response.clone();
    await (await caches.open(name)).put(url, copy);
  } catch {
    // The page already has its response; if storage is full, only the copy is lost.
  }
}
