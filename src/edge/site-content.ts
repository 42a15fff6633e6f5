import * as z from 'zod/mini';
import companyFile from '../../content/company.json';
import areasFile from '../../content/postcode-areas.json';
import mainlandAreasFile from '../../content/postcode-areas-mainland.json';
import stationsFile from '../../content/stations.json';
import { toPostcodeAreas, toStationData } from '../domain/stations/station-data.ts';
import { companySchema } from '../model/schemas/company.ts';
import { postcodeAreasFileSchema } from '../model/schemas/postcode-areas.ts';
import { stationsFileSchema } from '../model/schemas/station.ts';

/** Makes a value when it is first asked for: most requests need none, and should not wait for the Worker's start. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Facts about the firm. */
export const readCompany = once(() => z.parse(companySchema, companyFile));

/** The stations, and the postcode areas of the isles, that come with the site. */
export const readStationData = once(() =>
  toStationData(
    z.parse(stationsFileSchema, stationsFile),
    z.parse(postcodeAreasFileSchema, areasFile),
  ),
);

/** The postcode areas across the Minch that come with the site. */
export const readMainlandAreas = once(() =>
  toPostcodeAreas(z.parse(postcodeAreasFileSchema, mainlandAreasFile)),
);
