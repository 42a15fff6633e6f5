import { json } from './json.ts';
import { placeSearch, type PlaceSearchEnv } from './place-search.ts';

/** What the Worker's runtime gives it. */
export interface Env extends PlaceSearchEnv {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/api/place-search') {
      return placeSearch(request, env, await edgeCache());
    }
    if (url.pathname.startsWith('/api/')) {
      return json(404, { error: `There is no ${url.pathname} here.` });
    }
    const response = await env.ASSETS.fetch(request);
    if (response.status === 404 && FOLDERS_WITH_REDIRECT.test(url.pathname)) {
      return Response.redirect(new URL('/not-found', url).href, 302);
    }
    return response;
  },
};

/** The data centre's cache; other runtimes have none. */
async function edgeCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open('place-search') : undefined;
}
