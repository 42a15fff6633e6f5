import type { APIRoute } from 'astro';
import { getServices } from '../../collections/queries.ts';

/** Titles of the services, for the Worker. */
export const GET: APIRoute = async () =>
  Response.json((await getServices()).map(({ id, title }) => ({ id, title })));
