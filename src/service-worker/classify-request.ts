import { pagePath } from '../text/urls.ts';

/** The caches of visited pages, by path, and of the files they need. */
export const PAGES_CACHE = 'pages';
export const FILES_CACHE = 'files';

/** The page shown if another cannot be reached. */
export const OFFLINE_PAGE = '/offline';

/** Areas whose pages and requests are never cached, including their pages' requests. */
const NEVER_CACHED = /^\/(?:api|admin|editor|inbox)(?:\/|$)/;

export const isNeverCached = (path: string): boolean => NEVER_CACHED.test(path);

/**
 * The type of a request: a page, a file with a hash in its name, or data; undefined for other origins and methods other
 * than GET. Prefetched pages are a separate type, since visitors have not opened them yet.
 * @param referrer URL of the requesting page, empty if unknown
 */
export function classifyRequest(
  {
    method,
    mode,
    url,
    referrer,
    headers,
  }: Pick<Request, 'method' | 'mode' | 'url' | 'referrer' | 'headers'>,
  origin: string,
): 'page' | 'prefetch' | 'file' | 'data' | undefined {
  const { origin: requestOrigin, pathname } = new URL(url);
  const from = referrer && new URL(referrer).pathname;
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  if (isNeverCached(pathname) || (mode !== 'navigate' && isNeverCached(from))) return undefined;
  if (mode === 'navigate') {
    return headers.get('sec-purpose')?.startsWith('prefetch') ? 'prefetch' : 'page';
  }
  if (pathname.startsWith('/_astro/')) return 'file';
  return pathname.startsWith('/data/') ? 'data' : undefined;
}

/** The cache key of a page: without the query, which may contain a visitor's entries. */
export const cacheKey = (url: string): string => pagePath(new URL(url));
