import { pagePath } from '../text/urls.ts';

/** The caches of what a visitor has read: pages by path, and the files they need. */
export const PAGES = 'pages';
export const FILES = 'files';

/** The page shown in place of one that cannot be reached. */
export const OFFLINE_PAGE = '/offline';

/** Areas whose pages and calls are never cached, nor anything that their pages request. */
const NEVER_CACHED = /^\/(?:api|admin|editor)(?:\/|$)/;

export const isNeverCached = (path: string): boolean => NEVER_CACHED.test(path);

/**
 * How to treat a request: as a page, a file with a hash in its name, or data; undefined for other sites and anything
 * but GET. A prefetched page has not been read yet, so it is a case of its own.
 * @param referrer address of the requesting page, empty if unknown
 */
export function cachePolicy(
  {
    method,
    mode,
    url,
    referrer,
    headers,
  }: Pick<Request, 'method' | 'mode' | 'url' | 'referrer' | 'headers'>,
  origin: string,
): 'page' | 'prefetch' | 'file' | 'data' | undefined {
  const { origin: asked, pathname } = new URL(url);
  const from = referrer && new URL(referrer).pathname;
  if (method !== 'GET' || asked !== origin) return undefined;
  if (isNeverCached(pathname) || (mode !== 'navigate' && isNeverCached(from))) return undefined;
  if (mode === 'navigate') {
    return headers.get('sec-purpose')?.startsWith('prefetch') ? 'prefetch' : 'page';
  }
  if (pathname.startsWith('/_astro/')) return 'file';
  return pathname.startsWith('/data/') ? 'data' : undefined;
}

/** The cache key of a page: without the query, which may hold what a visitor typed. */
export const cacheKey = (url: string): string => pagePath(new URL(url));
