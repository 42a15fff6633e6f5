import files from 'virtual:content-files';
import { londonDay } from '../../dates/london.ts';
import { listNextDays } from '../../dates/next-days.ts';
import { isLoopback } from '../../text/urls.ts';
import type { Figures } from '../../forms/rules/figures.ts';
import { grantFigure, HEAT_PUMP_GRANT } from '../../grants/grants.ts';
import { interpolate, factsOf } from '../model/facts.ts';
import type { PageName, PageTexts } from '../model/settings-files.ts';

export const { company, theme } = files;

/** Grants and loans by purpose. */
export const { grants } = files;

/** Whether to show samples that only the company can confirm: only on a local site. */
export const showsSamples = isLoopback(new URL(import.meta.env.SITE));

/** Whether to show a part of the content that may be a sample. */
export const mayShow = ({ isPlaceholder }: { isPlaceholder?: boolean | undefined }): boolean =>
  showsSamples || !isPlaceholder;

/** The certificates to show. */
export const certifications = company.certifications.filter(mayShow);

/** Visits and lead times; samples on a local site only. */
export const { rounds } = files;
const { visits, leadTimes, asOf } = rounds;
const isRoundShown = mayShow(rounds);

/** The next visit to each area, on the day of the build. */
export const nextDays = isRoundShown ? listNextDays(visits, londonDay(new Date())) : [];

/** The current wait for a service: the sentence and its month. */
export function leadTimeOf(service: string): { text: string; asOf: string } | undefined {
  const found = isRoundShown && leadTimes.find((each) => each.service === service);
  return found ? { text: found.text, asOf } : undefined;
}

/** The figures for calculators and planner: content/figures.json, with the amounts of grants. */
export const figures: Figures = {
  ...(files.figures as Figures),
  [HEAT_PUMP_GRANT]: grantFigure(grants.heatPump),
};

/** A page's texts, with placeholders replaced by the company's facts. */
export function getPageTexts<P extends PageName>(page: P): Promise<PageTexts<P>> {
  return Promise.resolve(interpolate(files[`pages/${page}`] as PageTexts<P>, factsOf(company)));
}

/** The charging stations, with their attribution. */
export const stationsList = files.stations;

/** Centres of postcode areas, with their attribution. */
export const postcodeAreas = files['postcode-areas'];
