import type { APIRoute } from 'astro';
import {
  company,
  getPageTexts,
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
import { toStationData } from '../../stations/rules/embedded-search.ts';

interface DataFile {
  content: () => unknown;
  /** Whether the site has the part that reads it; true if missing. */
  isNeeded?: () => Promise<boolean>;
}

/** The data files, by name. */
const FILES: Readonly<Record<string, DataFile>> = {
  /** The content files behind this build, for the content dashboard. */
  'content-manifest': { content: async () => addFormWords(await describeBuild()) },
  /** Facts about the company for the Worker, which bundles this file. */
  company: {
    content: async () => {
      const { name, contact, hours } = company;
      const { answer } = await getPageTexts('contact');
      return { name, contact, hours, answer };
    },
  },
  /** The year that the home page shows by the hour. */
  'home-year': {
    content: () => createYearFile(plannerWeather, heatPumpYear),
    isNeeded: hasWeatherYear,
  },
  /** A year of weather for the planner. */
  'planner-weather': { content: () => weather, isNeeded: () => hasPage('/planner') },
  /** The services' titles, for the Worker. */
  services: {
    content: async () => (await getItems('services')).map(({ id, title }) => ({ id, title })),
  },
  /** Stations and postcode areas, for the station finder. */
  stations: {
    content: () => toStationData(stationsList, postcodeAreas),
    isNeeded: hasStationFinder,
  },
};

export async function getStaticPaths() {
  const files = Object.entries(FILES).map(async ([file, props]) =>
    (await (props.isNeeded?.() ?? true)) ? [{ params: { file }, props }] : [],
  );
  return (await Promise.all(files)).flat();
}

export const GET: APIRoute<DataFile> = async ({ props }) => Response.json(await props.content());
