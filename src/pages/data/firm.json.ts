import type { APIRoute } from 'astro';
import { company } from '../../content/queries/company.ts';

/** What the Worker says of the firm; it takes this file in when it is bundled. */
export const GET: APIRoute = () => Response.json({ name: company.name, contact: company.contact });
