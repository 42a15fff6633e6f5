import type { APIRoute } from 'astro';
import {
  company,
  getPageTexts,
  mainlandAreas,
  postcodeAreas,
  stationsList,
} from '../../content/queries/settings.ts';
import { getItems, hasStationFinder } from '../../content/queries/queries.ts';
import { hasPage, hasWeatherYear } from '../../content/queries/site-links.ts';
import { addFormWords } from '../../editor/describe-in-form.ts';
import { describeBuild } from '../../content/pipeline/build-report.ts';
import weather from '../../planner/engine/data/weather.json';
import { createYearFile } from '../../year-ribbon/year-data.ts';
import { heatPumpYear } from '../_home/home-year.ts';
import { plannerWeather } from '../../year-ribbon/planner-weather.ts';
import { toPostcodeAreas, toStationData } from '../../stations/rules/embedded-search.ts';

/** The content of each data file, by name. */
const FILES: Readonly<Record<string, () => unknown>> = {
  /** The content files behind this build, for the content dashboard. */
  'content-manifest': async () => addFormWords(await describeBuild()),
  /** Facts about the company for the Worker, which bundles this file. */
  company: async () => {
    const { name, contact, hours } = company;
    const { answer } = await getPageTexts('contact');
    return { name, contact, hours, answer };
  },
  /** The year that the home page shows by the hour. */
  'home-year': () => createYearFile(plannerWeather, heatPumpYear),
  /** A year of weather for the planner. */
  'planner-weather': () => weather,
  /** Postcode areas across the Minch, for the station finder. */
  'postcode-areas-mainland': () => toPostcodeAreas(mainlandAreas),
  /** The services' titles, for the Worker. */
  services: async () => (await getItems('services')).map(({ id, title }) => ({ id, title })),
  /** Stations and the isles' postcode areas, for the station finder. */
  stations: () => toStationData(stationsList, postcodeAreas),
};

/** Files that only an optional part of the site reads, and whether it is there. */
const OPTIONAL: Readonly<Record<string, () => Promise<boolean>>> = {
  'home-year': hasWeatherYear,
  'planner-weather': () => hasPage('/planner'),
  'postcode-areas-mainland': hasStationFinder,
  stations: hasStationFinder,
};

export async function getStaticPaths() {
  const files = Object.keys(FILES).map(async (file) =>
    (await (OPTIONAL[file]?.() ?? true)) ? [{ params: { file } }] : [],
  );
  return (await Promise.all(files)).flat();
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(await FILES[params['file'] ?? '']?.());
