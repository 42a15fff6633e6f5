import type { PostcodeAreasFile } from '../../content/schemas/postcode-areas.ts';
import type { StationsFile } from '../../content/schemas/station.ts';
import type { PostcodeArea, StationData } from './embedded-search.ts';

/** What the embedded search has to know of the stations and postcode areas that come with the site. */
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

/** Postcode areas as the embedded search takes them. */
export const toPostcodeAreas = ({ areas }: PostcodeAreasFile): PostcodeArea[] =>
  areas.map(({ prefix, latitude, longitude }) => [prefix, latitude, longitude]);
