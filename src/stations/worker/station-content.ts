import * as z from 'zod/mini';
import areasFile from '../../../content/postcode-areas.json';
import mainlandAreasFile from '../../../content/postcode-areas-mainland.json';
import stationsFile from '../../../content/stations.json';
import {
  type PostcodeArea,
  type StationData,
  toPostcodeAreas,
  toStationData,
} from '../rules/embedded-search.ts';
import { postcodeAreasFileSchema } from '../../content/schemas/postcode-areas.ts';
import { stationsFileSchema } from '../../content/schemas/station.ts';

let stationData: StationData | undefined;
let mainlandAreas: readonly PostcodeArea[] | undefined;

/** The built-in stations, and the isles' postcode areas. */
export const readStationData = (): StationData =>
  (stationData ??= toStationData(
    z.parse(stationsFileSchema, stationsFile),
    z.parse(postcodeAreasFileSchema, areasFile),
  ));

/** The built-in postcode areas across the Minch. */
export const readMainlandAreas = (): readonly PostcodeArea[] =>
  (mainlandAreas ??= toPostcodeAreas(z.parse(postcodeAreasFileSchema, mainlandAreasFile)));
