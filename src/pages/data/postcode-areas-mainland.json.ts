import type { APIRoute } from 'astro';
import { mainlandAreas } from '../../content/queries/settings.ts';
import { toPostcodeAreas } from '../../stations/rules/station-data.ts';

/** Postcode areas across the Minch, for the station finder. */
export const GET: APIRoute = () => Response.json(toPostcodeAreas(mainlandAreas));
