import { enquiries, tendEnquiries, type EnquiryEnv } from './enquiries.ts';
import { json } from './json.ts';
import { placeSearch, type PlaceSearchEnv } from './place-search.ts';
import type { Context } from './runtime.ts';

/** What the Worker's runtime gives it. */
export type Env = PlaceSearchEnv & EnquiryEnv;

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/api/place-search') {
      return placeSearch(request, env, await edgeCache());
    }
    if (url.pathname === '/api/enquiries') return enquiries(request, env, context);
    if (url.pathname.startsWith('/api/')) {
      return json(404, { error: `There is no ${url.pathname} here.` });
    }
    const response = await env.ASSETS.fetch(request);
    if (response.status === 404 && FOLDERS_WITH_REDIRECT.test(url.pathname)) {
      return Response.redirect(new URL('/not-found', url).href, 302);
    }
    return response;
  },

  async scheduled(_event: unknown, env: Env): Promise<void> {
    await tendEnquiries(env);
  },
};

/** The data centre's cache; other runtimes have none. */
async function edgeCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open('place-search') : undefined;
}
