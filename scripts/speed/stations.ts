import type { Page } from 'playwright';
import { isAlive } from '../../harness/visits/station-finder.ts';
import type { Measurement } from './measure.ts';

const FINDER = '/services/ev-chargers#charging-stations';
const DATA = '/data/stations.json';
const search = {
  limitMs: 100,
  button: '.finder-form button[type=submit]',
  answer: '.station-cards > li',
};

const type = (page: Page, postcode: string) => page.getByLabel('Postcode').fill(postcode);

async function openWithData(page: Page, origin: string): Promise<void> {
  const data = page.waitForResponse(`${origin}${DATA}`);
  await page.goto(origin + FINDER);
  await (await data).finished();
  await isAlive(page);
}

/** Searches of the embedded stations: with many answers, with few, and with the file read from the browser's cache. */
export const stationSearches: Measurement[] = [
  {
    ...search,
    name: 'stations near HS1 2DY, many',
    prepare: async (page, origin) => {
      await openWithData(page, origin);
      await type(page, 'HS1 2DY');
    },
  },
  {
    ...search,
    name: 'stations near HS8 5SS, few',
    prepare: async (page, origin) => {
      await openWithData(page, origin);
      await type(page, 'HS8 5SS');
    },
  },
  {
    ...search,
    name: 'stations near HS1 2DY, data from the cache',
    prepare: async (page, origin) => {
      // Where data is to be saved the finder fetches nothing before the search.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(origin + FINDER);
      await isAlive(page);
      await page.evaluate(async (path) => (await fetch(path)).text(), DATA);
      await type(page, 'HS1 2DY');
    },
  },
];
