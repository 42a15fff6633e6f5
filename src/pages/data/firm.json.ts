import type { APIRoute } from 'astro';
import { company, getPageTexts } from '../../content/queries/settings.ts';

/** What the Worker says of the firm; it takes this file in when it is bundled. */
export const GET: APIRoute = async () => {
  const { name, contact, hours } = company;
  const { answer } = await getPageTexts('contact');
  return Response.json({ name, contact, hours, answer });
};
