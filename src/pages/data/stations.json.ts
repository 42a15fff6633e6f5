import type { APIRoute } from 'astro';
import { postcodeAreas, stationsList } from '../../content/queries/stations.ts';
import { toStationData } from '../../stations/rules/embedded-search.ts';

/** Stations and the isles' postcode areas, for the station finder. */
export const GET: APIRoute = () => Response.json(toStationData(stationsList, postcodeAreas));
