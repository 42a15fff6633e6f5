import type { APIRoute } from 'astro';
import { describeApp } from '../brand/web-manifest.ts';
import { company, theme } from '../content/queries/settings.ts';

export const GET: APIRoute = () =>
  Response.json(describeApp(company, theme), {
    headers: { 'content-type': 'application/manifest+json' },
  });
