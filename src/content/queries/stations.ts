import mainlandAreasFile from '../../../content/postcode-areas-mainland.json';
import postcodeAreasFile from '../../../content/postcode-areas.json';
import stationsFile from '../../../content/stations.json';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';

/** Charging stations, with their attribution. */
export const stationsList = parseFile('stations.json', SINGLE_FILES.stations, stationsFile);

/** Middles of the postcode areas of the isles, with their attribution. */
export const postcodeAreas = parseFile(
  'postcode-areas.json',
  SINGLE_FILES['postcode-areas'],
  postcodeAreasFile,
);

/** Middles of the postcode areas across the Minch, with their attribution. */
export const mainlandAreas = parseFile(
  'postcode-areas-mainland.json',
  SINGLE_FILES['postcode-areas-mainland'],
  mainlandAreasFile,
);
