import { pagePath } from '../values/page-path.ts';

/** Caches of what a visitor has read: pages by their path, and the files that those need. */
export const PAGES = 'pages';
export const FILES = 'files';

/** The page in the place of one that cannot be had. */
export const OFFLINE_PAGE = '/offline';

/** Areas whose pages and calls are never kept, and what their pages ask for neither. */
const NEVER_CACHED = /^\/(?:api|admin|editor)(?:\/|$)/;

export const isNeverCached = (path: string): boolean => NEVER_CACHED.test(path);

/**
 * What a worker may keep of a request: a page, a file with a hash in its name, or data; nothing of other sites, and
 * nothing that changes something. A page that is fetched ahead is not read yet, so that it is told apart.
 * @param referrer address of the page that asks, empty where nobody knows
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
  const from = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  if (method !== 'GET' || asked !== origin) return undefined;
  if (isNeverCached(pathname) || (mode !== 'navigate' && isNeverCached(from))) return undefined;
  if (mode === 'navigate') {
    return headers.get('sec-purpose')?.startsWith('prefetch') ? 'prefetch' : 'page';
  }
  if (pathname.startsWith('/_astro/')) return 'file';
  return pathname.startsWith('/data/') ? 'data' : undefined;
}

/** Under which a page is kept: what was typed into its address is not. */
export const cacheKey = (url: string): string => pagePath(new URL(url));
