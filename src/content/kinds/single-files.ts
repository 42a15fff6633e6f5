import { companySchema } from '../schemas/company.ts';
import { figuresSchema } from '../schemas/figures.ts';
import { postcodeAreasFileSchema } from '../schemas/postcode-areas.ts';
import { stationsFileSchema } from '../schemas/station.ts';

/** The schemas of content files that are not part of a folder of items, by name. */
export const SINGLE_FILES = {
  company: companySchema,
  figures: figuresSchema,
  stations: stationsFileSchema,
  'postcode-areas': postcodeAreasFileSchema,
  'postcode-areas-mainland': postcodeAreasFileSchema,
} as const;
