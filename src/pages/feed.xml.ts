import type { APIRoute } from 'astro';
import { company } from '../content/queries/settings.ts';
import { getItems } from '../content/queries/queries.ts';
import { feedOf } from '../seo/feed.ts';
import { siteOf } from '../seo/site.ts';

/** New and changed case studies as a feed. */
export const GET: APIRoute = async (context) =>
  new Response(feedOf(await getItems('case-studies'), company.name, siteOf(context)));
