import type { APIRoute } from 'astro';
import { mainlandAreas } from '../../content/queries/stations.ts';
import { toPostcodeAreas } from '../../stations/rules/embedded-search.ts';

/** Postcode areas across the Minch, for the station finder. */
export const GET: APIRoute = () => Response.json(toPostcodeAreas(mainlandAreas));
