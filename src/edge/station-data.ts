import areasFile from '../../content/postcode-areas.json';
import stationsFile from '../../content/stations.json';
import type { PostcodeArea, StationData } from '../domain/stations/embedded-search.ts';

/** The stations and postcode areas that come with the site. */
export const stationData: StationData = {
  stations: stationsFile.stations.map(
    ({ id, name, address, town, postcode, latitude, longitude }) => ({
      id,
      name,
      address: `${[...new Set([address, town])].join(', ')} ${postcode}`,
      latitude,
      longitude,
    }),
  ),
  areas: areasFile.areas.map(({ prefix, latitude, longitude }): PostcodeArea => [
    prefix,
    latitude,
    longitude,
  ]),
};
