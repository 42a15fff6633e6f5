import type { APIRoute } from 'astro';
import { drawFavicon } from '../brand/icons.ts';
import { theme } from '../content/queries/settings.ts';

export const GET: APIRoute = () =>
  new Response(drawFavicon(theme), { headers: { 'content-type': 'image/svg+xml' } });
