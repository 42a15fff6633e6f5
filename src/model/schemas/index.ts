import { benefitSchema } from './benefit.ts';
import { caseStudySchema } from './case-study.ts';
import { companySchema } from './company.ts';
import { faqSchema } from './faq.ts';
import { figuresSchema } from './figures.ts';
import { postcodeAreasFileSchema } from './postcode-areas.ts';
import { propertySchema } from './property.ts';
import { serviceSchema } from './service.ts';
import { stationsFileSchema } from './station.ts';

/** Folders of one file an item, with the schema of an item. */
export const folderSchemas = {
  services: serviceSchema,
  benefits: benefitSchema,
  'case-studies': caseStudySchema,
  properties: propertySchema,
  faqs: faqSchema,
} as const;

/** Single files, with their schema. */
export const fileSchemas = {
  company: companySchema,
  figures: figuresSchema,
  stations: stationsFileSchema,
  'postcode-areas': postcodeAreasFileSchema,
} as const;

export type Folder = keyof typeof folderSchemas;
