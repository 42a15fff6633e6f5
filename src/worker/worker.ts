import { json } from './http.ts';
import { forgetClients } from './limits.ts';
import type { Context } from './runtime.ts';
import type { WorkerEnv } from './settings.ts';
import { enquiries } from '../enquiries/worker/enquiries.ts';
import { parsePhotographPath } from '../enquiries/rules/photographs.ts';
import { acceptPhotograph } from '../enquiries/worker/photographs.ts';
import { contactPage } from '../enquiries/worker/form-token.ts';
import { health } from '../enquiries/worker/health.ts';
import { runScheduledTasks } from '../enquiries/worker/scheduled-tasks.ts';
import { INBOX_API, INBOX_PAGE } from '../inbox/rules/inbox.ts';
import { inbox, inboxPage } from '../inbox/worker/inbox.ts';
import { VISITS_API } from '../visits/rules/api.ts';
import { visits } from '../visits/worker/visits.ts';
import { placeSearch } from '../stations/worker/place-search.ts';

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;
/** The same as in `public/_headers`, which applies only to files. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
/** One of the schedules in wrangler.jsonc. */
const EVERY_MINUTE = '* * * * *';

export default {
  async fetch(request: Request, env: WorkerEnv, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return secure(await call(request, env, context));
    if (pathname === '/contact') return contactPage(request, env);
    const signedIn = pathname === INBOX_PAGE ? await inboxPage(request, env) : undefined;
    if (signedIn) return secure(signedIn);
    const page =
      pathname === INBOX_PAGE
        ? new Response(null, { status: 404 })
        : await env.ASSETS.fetch(request);
    if (pathname === '/not-found') return answerNotFound(page);
    if (page.status !== 404) return page;
    if (FOLDERS_WITH_REDIRECT.test(pathname)) {
      return secure(new Response(null, { status: 302, headers: { location: '/not-found' } }));
    }
    const words = new URL(
      pathname.startsWith('/services/') ? '/services/404' : '/404',
      request.url,
    );
    return answerNotFound(await env.ASSETS.fetch(new Request(words, { method: request.method })));
  },

  async scheduled({ cron }: { cron?: string }, env: WorkerEnv): Promise<void> {
    await (cron === EVERY_MINUTE ? forgetClients(env.DB, Date.now()) : runScheduledTasks(env));
  },
};

async function call(request: Request, env: WorkerEnv, context: Context): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/place-search') return placeSearch(request, env, await edgeCache());
  if (pathname === '/api/enquiries') return enquiries(request, env, context);
  if (pathname === VISITS_API) return visits(request, env);
  if (parsePhotographPath(pathname)) return acceptPhotograph(request, env);
  if (pathname === '/api/health') return health(request, env);
  if (pathname === INBOX_API || pathname.startsWith(`${INBOX_API}/`)) {
    return inbox(request, env, context);
  }
  return json(404, { error: `${pathname} does not exist.` });
}

/** The Worker's own response, with the same headers as files. */
function secure({ body, status, headers }: Response): Response {
  const secured = new Headers(headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) secured.set(name, value);
  return new Response(body, { status, headers: secured });
}

/** A page with status 404 that must not be cached: a file missing during a deployment may exist a second later. */
function answerNotFound({ body, headers }: Response): Response {
  const response = secure(new Response(body, { status: 404, headers }));
  response.headers.delete('etag');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** The data centre's cache, which other runtimes do not have. */
async function edgeCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open('place-search') : undefined;
}
