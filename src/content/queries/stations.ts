import files from 'virtual:content-files';

/** The charging stations, with their attribution. */
export const stationsList = files.stations;

/** Centres of the isles' postcode areas, with their attribution. */
export const postcodeAreas = files['postcode-areas'];

/** Centres of the postcode areas across the Minch, with their attribution. */
export const mainlandAreas = files['postcode-areas-mainland'];
