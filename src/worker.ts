import { enquiries, tendEnquiries, type EnquiryEnv } from './enquiries/worker/enquiries.ts';
import { json } from './edge/json.ts';
import { forgetCalls } from './edge/limit.ts';
import { placeSearch, type PlaceSearchEnv } from './stations/worker/place-search.ts';
import type { Context } from './edge/runtime.ts';

/** The bindings and variables that the runtime gives the Worker. */
export type Env = PlaceSearchEnv & EnquiryEnv;

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;
/** The same as in `public/_headers`, which applies only to files. */
const TRANSPORT = 'max-age=63072000; includeSubDomains';
/** One of the schedules in wrangler.jsonc. */
const EVERY_MINUTE = '* * * * *';

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return answerAnew(await call(request, env, context));
    const page = await env.ASSETS.fetch(request);
    if (pathname === '/not-found' && page.status === 200) {
      // Without its ETag, no browser asks whether it has changed and gets another status.
      return answerAnew(page, { status: 404, without: 'etag' });
    }
    if (page.status === 404 && FOLDERS_WITH_REDIRECT.test(pathname)) {
      return answerAnew(new Response(null, { status: 302, headers: { location: '/not-found' } }));
    }
    return page;
  },

  async scheduled({ cron }: { cron?: string }, env: Env): Promise<void> {
    await (cron === EVERY_MINUTE ? forgetCalls(env.DB, Date.now()) : tendEnquiries(env));
  },
};

async function call(request: Request, env: Env, context: Context): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/place-search') return placeSearch(request, env, await edgeCache());
  if (pathname === '/api/enquiries') return enquiries(request, env, context);
  return json(404, { error: `There is no ${pathname} here.` });
}

/** An answer of the Worker's own, which enforces https as the files do. */
function answerAnew(
  { body, status, headers }: Response,
  change: { status?: number; without?: string } = {},
): Response {
  const answered = new Headers(headers);
  answered.set('strict-transport-security', TRANSPORT);
  if (change.without) answered.delete(change.without);
  return new Response(body, { status: change.status ?? status, headers: answered });
}

/** The data centre's cache, which other runtimes do not have. */
async function edgeCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open('place-search') : undefined;
}
