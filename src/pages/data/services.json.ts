import type { APIRoute } from 'astro';
import { getItems } from '../../content/queries/queries.ts';

/** Titles of the services, for the Worker. */
export const GET: APIRoute = async () =>
  Response.json((await getItems('services')).map(({ id, title }) => ({ id, title })));
