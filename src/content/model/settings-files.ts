import type * as z from 'zod/mini';
import { businessTextsSchema } from './schemas/business.ts';
import { companySchema } from './schemas/company.ts';
import { figuresSchema } from './schemas/figures.ts';
import { grantsSchema } from './schemas/grants.ts';
import { legalTextsSchema } from './schemas/legal.ts';
import {
  aboutTextsSchema,
  calculatorsTextsSchema,
  caseStudiesTextsSchema,
  contactTextsSchema,
  homeTextsSchema,
  hospitalityTextsSchema,
  notFoundTextsSchema,
  plannerTextsSchema,
  servicesTextsSchema,
} from './schemas/pages.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { roundsSchema } from './schemas/rounds.ts';
import { postcodeAreasFileSchema, stationsFileSchema } from './schemas/stations.ts';
import { themeSchema } from './schemas/theme.ts';

/** The folder of page texts. */
export const PAGES_FOLDER = 'pages';

/** The settings files by name; a content repository may override them. */
export const SETTINGS_FILES = {
  company: companySchema,
  figures: figuresSchema,
  grants: grantsSchema,
  rounds: roundsSchema,
  'pages/home': homeTextsSchema,
  'pages/about': aboutTextsSchema,
  'pages/services': servicesTextsSchema,
  'pages/business': businessTextsSchema,
  'pages/case-studies': caseStudiesTextsSchema,
  'pages/hospitality': hospitalityTextsSchema,
  'pages/contact': contactTextsSchema,
  'pages/planner': plannerTextsSchema,
  'pages/calculators': calculatorsTextsSchema,
  'pages/not-found': notFoundTextsSchema,
  'pages/terms': legalTextsSchema,
  'pages/privacy': legalTextsSchema,
  theme: themeSchema,
  redirects: redirectsSchema,
} as const;

/** A settings file, such as company or pages/home. */
export type SettingsFile = keyof typeof SETTINGS_FILES;

export type PageName = SettingsFile extends infer N
  ? N extends `${typeof PAGES_FOLDER}/${infer P}`
    ? P
    : never
  : never;

export type PageTexts<P extends PageName> = ContentFiles[`pages/${P}`];

/**
 * Files whose missing fields come from the built-in file. They contain figures and copy, but no facts about a company.
 */
export const isFilledIn = (name: string): boolean =>
  name === 'figures' || name.startsWith(`${PAGES_FOLDER}/`);

/** All content files outside the folders of items, by name; the ones added here cannot be overridden. */
export const SINGLE_FILES = {
  ...SETTINGS_FILES,
  stations: stationsFileSchema,
  'postcode-areas': postcodeAreasFileSchema,
} as const;

/** The parsed settings, by name. */
export type ContentFiles = {
  readonly [N in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[N]>;
};

export const SINGLE_NAMES = Object.keys(SINGLE_FILES) as (keyof ContentFiles)[];

/** A settings file's name in the CMS, such as pages-home. */
export const formName = (name: string): string => name.replaceAll('/', '-');
