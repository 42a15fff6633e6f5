import type { APIRoute } from 'astro';
import { createWebManifest } from '../brand/web-manifest.ts';
import { company, theme } from '../content/queries/settings.ts';

export const GET: APIRoute = () =>
  Response.json(createWebManifest(company, theme), {
    headers: { 'content-type': 'application/manifest+json' },
  });
