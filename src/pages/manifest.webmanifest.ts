import type { APIRoute } from 'astro';
import { describeApp } from '../brand/web-manifest.ts';
import { company } from '../content/queries/company.ts';
import { theme } from '../content/queries/theme.ts';

export const GET: APIRoute = () =>
  Response.json(describeApp(company, theme), {
    headers: { 'content-type': 'application/manifest+json' },
  });
