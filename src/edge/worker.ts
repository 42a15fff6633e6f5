import { json } from './json.ts';

/** What the Worker's runtime gives it. */
export interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

const FOLDERS_WITH_REDIRECT = /^\/(case-studies|hospitality)\//;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url);
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
