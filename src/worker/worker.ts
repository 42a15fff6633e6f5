import { createJsonResponse } from './http.ts';
import { deleteExpiredLimits } from './limits.ts';
import type { RequestContext } from './runtime.ts';
import type { WorkerEnv } from './settings.ts';
import { respondToEnquiry } from '../enquiries/worker/enquiries.ts';
import { parsePhotographPath } from '../enquiries/rules/photographs.ts';
import { acceptPhotograph } from '../enquiries/worker/photographs.ts';
import { serveContactPage } from '../enquiries/worker/form-token.ts';
import { respondToHealthCheck } from '../enquiries/worker/health.ts';
import { runScheduledTasks } from '../enquiries/worker/scheduled-tasks.ts';
import { INBOX_API, INBOX_PAGE } from '../inbox/rules/inbox.ts';
import { respondToInbox, serveInboxPage } from '../inbox/worker/inbox.ts';
import { VISITS_API } from '../visits/rules/api.ts';
import { respondToVisit } from '../visits/worker/visits.ts';
import { respondToPlaceSearch } from '../stations/worker/place-search.ts';

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;
/** Repeats `public/_headers`, which applies only to files. */
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
  async fetch(request: Request, env: WorkerEnv, context: RequestContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/'))
      return withSecurityHeaders(await routeApiRequest(request, env, context));
    if (pathname === '/contact') return serveContactPage(request, env);
    const signedIn = pathname === INBOX_PAGE ? await serveInboxPage(request, env) : undefined;
    if (signedIn) return withSecurityHeaders(signedIn);
    const page =
      pathname === INBOX_PAGE
        ? new Response(null, { status: 404 })
        : await env.ASSETS.fetch(request);
    if (pathname === '/not-found') return respondNotFound(page);
    if (page.status !== 404) return page;
    if (FOLDERS_WITH_REDIRECT.test(pathname)) {
      return withSecurityHeaders(
        new Response(null, { status: 302, headers: { location: '/not-found' } }),
      );
    }
    const notFoundUrl = new URL(
      pathname.startsWith('/services/') ? '/services/404' : '/404',
      request.url,
    );
    return respondNotFound(
      await env.ASSETS.fetch(new Request(notFoundUrl, { method: request.method })),
    );
  },

  async scheduled({ cron }: { cron?: string }, env: WorkerEnv): Promise<void> {
    await (cron === EVERY_MINUTE
      ? deleteExpiredLimits(env.DB, Date.now())
      : runScheduledTasks(env));
  },
};

async function routeApiRequest(
  request: Request,
  env: WorkerEnv,
  context: RequestContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/place-search')
    return respondToPlaceSearch(request, env, await edgeCache());
  if (pathname === '/api/enquiries') return respondToEnquiry(request, env, context);
  if (pathname === VISITS_API) return respondToVisit(request, env);
  if (parsePhotographPath(pathname)) return acceptPhotograph(request, env);
  if (pathname === '/api/health') return respondToHealthCheck(request, env);
  if (pathname === INBOX_API || pathname.startsWith(`${INBOX_API}/`)) {
    return respondToInbox(request, env, context);
  }
  return createJsonResponse(404, { error: `${pathname} does not exist.` });
}

/** The Worker's own response, with the same headers as files. */
function withSecurityHeaders({ body, status, headers }: Response): Response {
  const secured = new Headers(headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) secured.set(name, value);
  return new Response(body, { status, headers: secured });
}

/** A page with status 404 that must not be cached: a file missing during a deployment may exist a second later. */
function respondNotFound({ body, headers }: Response): Response {
  const response = withSecurityHeaders(new Response(body, { status: 404, headers }));
  response.headers.delete('etag');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** The data centre's cache, which other runtimes do not have. */
async function edgeCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open('place-search') : undefined;
}
