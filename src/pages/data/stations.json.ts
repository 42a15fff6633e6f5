import type { APIRoute } from 'astro';
import { postcodeAreas, stationsList } from '../../collections/queries.ts';
import { packStationData } from '../../domain/stations/compact.ts';

export const GET: APIRoute = () => {
  const stations = stationsList.stations.map(
    ({ connectors, address, town, postcode, ...rest }) => ({
      ...rest,
      address: [...new Set([address, town])].join(', ') + ` ${postcode}`,
      known: connectors.map(({ type, powerKw, quantity }) => ({ type, power: powerKw, quantity })),
    }),
  );
  const areas = postcodeAreas.areas.map(
    ({ prefix, latitude, longitude }) => [prefix, latitude, longitude] as const,
  );
  return Response.json(packStationData(stations, areas));
};
