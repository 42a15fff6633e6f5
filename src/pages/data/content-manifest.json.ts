import type { APIRoute } from 'astro';
import { describeBuild } from '../../content/pipeline/build-report.ts';

/** What this build was made from, for the content dashboard. */
export const GET: APIRoute = async () => Response.json(await describeBuild());
