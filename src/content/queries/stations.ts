import mainlandAreasFile from '../../../content/postcode-areas-mainland.json';
import postcodeAreasFile from '../../../content/postcode-areas.json';
import stationsFile from '../../../content/stations.json';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';

/** The charging stations, with their attribution. */
export const stationsList = parseFile('stations.json', SINGLE_FILES.stations, stationsFile);

/** Centres of the isles' postcode areas, with their attribution. */
export const postcodeAreas = parseFile(
  'postcode-areas.json',
  SINGLE_FILES['postcode-areas'],
  postcodeAreasFile,
);

/** Centres of the postcode areas across the Minch, with their attribution. */
export const mainlandAreas = parseFile(
  'postcode-areas-mainland.json',
  SINGLE_FILES['postcode-areas-mainland'],
  mainlandAreasFile,
);
