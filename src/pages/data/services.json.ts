import type { APIRoute } from 'astro';
import { getItems } from '../../content/queries/queries.ts';

/** The services' titles, for the Worker. */
export const GET: APIRoute = async () =>
  Response.json((await getItems('services')).map(({ id, title }) => ({ id, title })));
