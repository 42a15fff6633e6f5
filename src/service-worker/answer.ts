import { cacheKey, FILES, OFFLINE_PAGE, PAGES } from './cache-policy.ts';
import { isWhole } from './precache.ts';
import type { RequestFacts } from './scope.ts';

/** How long to wait for a live page before showing the cached one, milliseconds. */
const PATIENCE_MS = 4000;

type Question = Pick<RequestFacts, 'request' | 'waitUntil'>;

/** What the answers depend on. */
export interface Dependencies {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Answers with a page: from the network, else from the cache, else the offline page. So a new release arrives with the
 * next page that is opened, and an open one stays as it is.
 * @param begun the browser's own navigation preload, if it has begun one
 */
export function answerPage(
  event: Question,
  begun: Promise<Response | undefined>,
  { caches, fetch, wait }: Dependencies,
): Promise<Response> {
  const path = cacheKey(event.request.url);
  const cached = caches.open(PAGES).then((pages) => pages.match(path));
  const live = begun.then((response) => usable(response) ?? fetch(event.request));
  event.waitUntil(cacheCopy(live, PAGES, path, caches));
  const late = cached.then((page) => (page ? wait(PATIENCE_MS).then(() => page) : live));
  return Promise.race([live, late]).catch(
    async () => (await cached) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error(),
  );
}

/** Answers with a page that may be read next: from the network, and not cached. */
export const answerAhead = async (
  { request, preloadResponse }: Pick<RequestFacts, 'request' | 'preloadResponse'>,
  { fetch }: Dependencies,
): Promise<Response> => usable(await preloadResponse) ?? fetch(request);

/** Firefox answers a preload that failed with an error response, where others reject it. */
const usable = (response: Response | undefined) =>
  response?.type === 'error' ? undefined : response;

/** Answers with a file that has a hash in its name: from the cache first, since it never changes. */
export async function answerFile(
  event: Question,
  { caches, fetch }: Dependencies,
): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(event.request);
  if (cached) return cached;
  const live = fetch(event.request);
  event.waitUntil(cacheCopy(live, FILES, event.request.url, caches));
  return live;
}

/** Answers with data whose name has no hash: from the network, else from the cache. */
export async function answerData(
  event: Question,
  { caches, fetch }: Dependencies,
): Promise<Response> {
  const live = fetch(event.request);
  event.waitUntil(cacheCopy(live, FILES, event.request.url, caches));
  return live.catch(async () => (await caches.match(event.request)) ?? Response.error());
}

/** Caches a copy of an answer if it is worth caching: a complete file, or a page of HTML. */
async function cacheCopy(
  live: Promise<Response>,
  name: string,
  address: string,
  caches: CacheStorage,
): Promise<void> {
  try {
    const response = await live;
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isWhole(response) || isHtml !== (name === PAGES)) return;
    const copy = response.clone();
    await (await caches.open(name)).put(address, copy);
  } catch {
    // The page has its answer already; if storage is full, only the copy is lost.
  }
}
