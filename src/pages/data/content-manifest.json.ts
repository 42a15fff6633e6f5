import type { APIRoute } from 'astro';
import { describeBuild } from '../../collections/this-build.ts';

/** What this build was made from, for the content dashboard. */
export const GET: APIRoute = async () => Response.json(await describeBuild());
