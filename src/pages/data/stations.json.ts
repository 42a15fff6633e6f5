import type { APIRoute } from 'astro';
import { postcodeAreas, stationsList } from '../../collections/stations.ts';
import { toStationData } from '../../domain/stations/station-data.ts';

/** Stations, and postcode areas of the isles, for the station finder. */
export const GET: APIRoute = () => Response.json(toStationData(stationsList, postcodeAreas));
