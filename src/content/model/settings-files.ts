import type * as z from 'zod/mini';
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
import { postcodeAreasFileSchema, stationsFileSchema } from './schemas/stations.ts';
import { themeSchema } from './schemas/theme.ts';

/** The folder of the pages' texts. */
export const PAGES_FOLDER = 'pages';

/** The files about the firm, by name; a content repository may hold them too. */
export const SETTINGS_FILES = {
  company: companySchema,
  figures: figuresSchema,
  grants: grantsSchema,
  'pages/home': homeTextsSchema,
  'pages/about': aboutTextsSchema,
  'pages/services': servicesTextsSchema,
  'pages/case-studies': caseStudiesTextsSchema,
  'pages/hospitality': hospitalityTextsSchema,
  'pages/contact': contactTextsSchema,
  'pages/planner': plannerTextsSchema,
  'pages/calculators': calculatorsTextsSchema,
  'pages/not-found': notFoundTextsSchema,
  'pages/terms': legalTextsSchema,
  'pages/privacy': legalTextsSchema,
  theme: themeSchema,
} as const;

/** A settings file, such as company or pages/home. */
export type SettingsFile = keyof typeof SETTINGS_FILES;

export type PageName = SettingsFile extends infer N
  ? N extends `${typeof PAGES_FOLDER}/${infer P}`
    ? P
    : never
  : never;

export type PageTexts<P extends PageName> = ContentFiles[`pages/${P}`];

/** Those in which what is not given stays as it is in the built-in file: no fact of a firm, but figures and words. */
export const isFilledIn = (name: string): boolean =>
  name === 'figures' || name.startsWith(`${PAGES_FOLDER}/`);

/** The content files that are not part of a folder of items, by name; those added here are built in alone. */
export const SINGLE_FILES = {
  ...SETTINGS_FILES,
  stations: stationsFileSchema,
  'postcode-areas': postcodeAreasFileSchema,
  'postcode-areas-mainland': postcodeAreasFileSchema,
} as const;

/** What is read of these files, by name. */
export type ContentFiles = {
  readonly [N in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[N]>;
};

export const SINGLE_NAMES = Object.keys(SINGLE_FILES) as (keyof ContentFiles)[];

/** A settings file's name in the form for editors, such as pages-home. */
export const formName = (name: string): string => name.replaceAll('/', '-');
