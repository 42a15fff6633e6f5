import * as z from 'zod/mini';
import areasFile from '../../../content/postcode-areas.json';
import mainlandAreasFile from '../../../content/postcode-areas-mainland.json';
import stationsFile from '../../../content/stations.json';
import { memoize } from '../../values/memoize.ts';
import { toPostcodeAreas, toStationData } from '../rules/station-data.ts';
import { postcodeAreasFileSchema, stationsFileSchema } from '../../content/model/schemas/stations.ts';

/** The built-in stations, and the isles' postcode areas. */
export const readStationData = memoize(() =>
  toStationData(
    z.parse(stationsFileSchema, stationsFile),
    z.parse(postcodeAreasFileSchema, areasFile),
  ),
);

/** The built-in postcode areas across the Minch. */
export const readMainlandAreas = memoize(() =>
  toPostcodeAreas(z.parse(postcodeAreasFileSchema, mainlandAreasFile)),
);
