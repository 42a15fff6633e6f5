import type { APIRoute } from 'astro';
import { drawIco } from '../brand/icons.ts';
import { theme } from '../content/queries/settings.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIco(theme)), {
    headers: { 'content-type': 'image/x-icon' },
  });
