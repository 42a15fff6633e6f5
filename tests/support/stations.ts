import type { Page } from '@playwright/test';
import areasFile from '../fixtures/company/postcode-areas.json' with { type: 'json' };
import { STATION_DATA } from '../../harness/flows/station-finder.ts';
import { type StationData, toStationData } from '../../src/stations/rules/embedded-search.ts';
import { test as visitorTest } from './visitor.ts';

/** The centre of HS8 5S. */
export const DALIBURGH = { latitude: 57.2294, longitude: -7.3763 };

const ABOUT = { operator: 'The trust', lastConfirmed: '2024-07' };

/** On the quays of Stornoway, three at each point, with one slow connector each. */
export const QUAYS = Array.from('ABCDEFGHIJKL', (letter, i) => ({
  ...ABOUT,
  id: `quay-${letter}`,
  name: `Quay ${letter}`,
  address: 'Cromwell Street, Stornoway HS1 2XX',
  latitude: 58.2109 - 0.002 * Math.floor(i / 3),
  longitude: -6.3873,
  connectors: [{ type: 'Type 2', power: 7, quantity: 1 }] as const,
}));

/** Within 10 km of `DALIBURGH`, nearest first; the last has unknown connectors. */
export const AROUND_DALIBURGH = [
  {
    ...ABOUT,
    id: 'shed',
    name: 'Weaving Shed',
    address: 'Main Road, Howmore HS8 5SH',
    latitude: 57.25835,
    longitude: -7.39276,
    connectors: [
      { type: 'CCS', power: 50, quantity: 1 },
      { type: 'CHAdeMO', power: 50, quantity: 1 },
    ],
  },
  {
    ...ABOUT,
    id: 'school',
    name: 'School Car Park',
    address: 'Daliburgh HS8 5SS',
    latitude: 57.16511,
    longitude: -7.37219,
    connectors: [{ type: 'Type 2', power: 22, quantity: 1 }],
  },
  {
    ...ABOUT,
    id: 'pier',
    name: 'Pier',
    address: 'Lochboisdale HS8 5TN',
    latitude: 57.15415,
    longitude: -7.31567,
    connectors: [],
  },
] as const;

/** The only one within 10 km of HS8 5NA. */
const CAUSEWAY = {
  ...ABOUT,
  id: 'causeway',
  name: 'Causeway',
  address: 'Lionacleit HS7 5PJ',
  latitude: 57.42534,
  longitude: -7.36375,
  connectors: [{ type: 'CHAdeMO', power: 50, quantity: 1 }] as const,
};

const DATA_OF_TESTS: StationData = {
  stations: [...QUAYS, ...AROUND_DALIBURGH, CAUSEWAY],
  areas: toStationData({ attribution: '', stations: [] }, areasFile).areas,
};

/** A test whose site has the stations above instead of those in `content/`. */
export const test = visitorTest.extend({
  context: async ({ context }, use) => {
    await context.route(STATION_DATA, (route) => route.fulfill({ json: DATA_OF_TESTS }));
    await use(context);
  },
});

/** Records the finder's requests from now on: the stations, and the map of the isles. */
export function watchFetches(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/data\/|\/isles\b[^/]*\.svg$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

export { expect } from './visitor.ts';
