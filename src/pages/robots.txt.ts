import type { APIRoute } from 'astro';
import { absoluteUrl } from '../seo/head.ts';
import { siteOf } from '../seo/site.ts';

export const GET: APIRoute = (context) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteOf(context), '/sitemap-index.xml')}\n`,
  );
