import type { APIRoute } from 'astro';
import { mainlandAreas } from '../../collections/stations.ts';
import { toPostcodeAreas } from '../../domain/stations/station-data.ts';

/** Postcode areas across the Minch, for the station finder. */
export const GET: APIRoute = () => Response.json(toPostcodeAreas(mainlandAreas));
