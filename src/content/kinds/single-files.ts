import type * as z from 'zod/mini';
import { companySchema } from '../schemas/company.ts';
import { figuresSchema } from '../schemas/figures.ts';
import { grantsSchema } from '../schemas/grants.ts';
import { postcodeAreasFileSchema } from '../schemas/postcode-areas.ts';
import { stationsFileSchema } from '../schemas/station.ts';
import { themeSchema } from '../schemas/theme.ts';
import { PAGES, type PageName } from './pages.ts';

/** The folder of the pages' texts. */
export const PAGES_FOLDER = 'pages';

type OfPages = { readonly [P in PageName as `pages/${P}`]: (typeof PAGES)[P] };

/** The schemas of files about the firm, by name; a content repository may hold them too. */
export const FIRM_FILES = {
  company: companySchema,
  figures: figuresSchema,
  grants: grantsSchema,
  ...(Object.fromEntries(
    Object.entries(PAGES).map(([name, schema]) => [`${PAGES_FOLDER}/${name}`, schema]),
  ) as OfPages),
  theme: themeSchema,
} as const;

/** A file about the firm, such as company or pages/home. */
export type FirmFile = keyof typeof FIRM_FILES;

/** Those of them in which what is not given stays as it is in the built-in file: no fact of a firm, but figures and words. */
export const isFilledIn = (name: string): boolean =>
  name === 'figures' || name.startsWith(`${PAGES_FOLDER}/`);

/** The schemas of content files that are not part of a folder of items, by name. */
export const SINGLE_FILES = {
  ...FIRM_FILES,
  stations: stationsFileSchema,
  'postcode-areas': postcodeAreasFileSchema,
  'postcode-areas-mainland': postcodeAreasFileSchema,
} as const;

/** What is read of these files, by name. */
export type ContentFiles = {
  readonly [N in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[N]>;
};

export const SINGLE_NAMES = Object.keys(SINGLE_FILES) as (keyof ContentFiles)[];
