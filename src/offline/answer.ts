import { cacheKey, FILES, OFFLINE_PAGE, PAGES } from './cache-policy.ts';
import { isWhole } from './precache.ts';
import type { Asked } from './scope.ts';

/** How long a page that is kept may take on a weak line before the kept one is shown, milliseconds. */
const PATIENCE_MS = 4000;

type Question = Pick<Asked, 'request' | 'waitUntil'>;

/** What answering needs of its surroundings. */
export interface Dependencies {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * A page: as it is on the site now, else as it was when it was read, else the one for those without a line. So a new
 * release arrives with the next page that is opened, and an open one stays as it is.
 * @param begun the browser's own answer, if it has begun one
 */
export function answerPage(
  event: Question,
  begun: Promise<Response | undefined>,
  { caches, fetch, wait }: Dependencies,
): Promise<Response> {
  const path = cacheKey(event.request.url);
  const cached = caches.open(PAGES).then((pages) => pages.match(path));
  const live = begun.then((response) => response ?? fetch(event.request));
  event.waitUntil(cacheCopy(live, PAGES, path, caches));
  const late = cached.then((page) => (page ? wait(PATIENCE_MS).then(() => page) : live));
  return Promise.race([live, late]).catch(
    async () => (await cached) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error(),
  );
}

/** A page that may be read next: as it is on the site now, and not kept. */
export const answerAhead = async (
  { request, preloadResponse }: Pick<Asked, 'request' | 'preloadResponse'>,
  { fetch }: Dependencies,
): Promise<Response> => (await preloadResponse) ?? fetch(request);

/** A file with a hash in its name: as it was first loaded, for it never changes. */
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

/** Data under a name that stays: as they are now, else as they were. */
export async function answerData(
  event: Question,
  { caches, fetch }: Dependencies,
): Promise<Response> {
  const live = fetch(event.request);
  event.waitUntil(cacheCopy(live, FILES, event.request.url, caches));
  return live.catch(async () => (await caches.match(event.request)) ?? Response.error());
}

/** Keeps an answer beside giving it, if it is one to keep: a whole file, or a page of HTML. */
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
    // Whoever asked has been told; a full store costs what would have been kept.
  }
}
