import type { PostcodeAreasFile, StationsFile } from '../../content/model/schemas/stations.ts';
import type { PostcodeArea, StationData } from './embedded-search.ts';

/** What the embedded search needs from the built-in stations and postcode areas. */
export function toStationData({ stations }: StationsFile, areas: PostcodeAreasFile): StationData {
  return {
    stations: stations.map((station) => ({
      id: station.id,
      name: station.name,
      address: `${[...new Set([station.address, station.town])].join(', ')} ${station.postcode}`,
      latitude: station.latitude,
      longitude: station.longitude,
      operator: station.operator,
      lastConfirmed: station.lastConfirmed,
      known: station.connectors.map(({ type, powerKw, quantity }) => ({
        type,
        power: powerKw,
        quantity,
      })),
    })),
    areas: toPostcodeAreas(areas),
  };
}

/** Postcode areas in the embedded search's format. */
export const toPostcodeAreas = ({ areas }: PostcodeAreasFile): PostcodeArea[] =>
  areas.map(({ prefix, latitude, longitude }) => [prefix, latitude, longitude]);
