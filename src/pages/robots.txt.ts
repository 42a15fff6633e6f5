import type { APIRoute } from 'astro';
import { absoluteUrl } from '../seo/head.ts';
import { siteOf } from '../seo/site.ts';
import { isLoopback } from '../text/urls.ts';

export const GET: APIRoute = (context) => {
  const site = siteOf(context);
  // Cloudflare deploys even a copy that has no address yet: the sample company, which search engines must not list.
  const isTrial = process.env['WORKERS_CI'] && isLoopback(site);
  const rule = isTrial ? 'Disallow: /' : 'Allow: /';
  const sitemap = absoluteUrl(site, '/sitemap-index.xml');
  return new Response(`User-agent: *\n${rule}\n\nSitemap: ${sitemap}\n`);
};
