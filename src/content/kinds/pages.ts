import type * as z from 'zod/mini';
import { aboutTextsSchema } from '../schemas/pages/about.ts';
import { calculatorsTextsSchema } from '../schemas/pages/calculators.ts';
import { caseStudiesTextsSchema } from '../schemas/pages/case-studies.ts';
import { contactTextsSchema } from '../schemas/pages/contact.ts';
import { homeTextsSchema } from '../schemas/pages/home.ts';
import { hospitalityTextsSchema } from '../schemas/pages/hospitality.ts';
import { legalTextsSchema } from '../schemas/pages/legal.ts';
import { notFoundTextsSchema } from '../schemas/pages/not-found.ts';
import { plannerTextsSchema } from '../schemas/pages/planner.ts';
import { servicesTextsSchema } from '../schemas/pages/services.ts';

/** The schema of each page's texts, by the name of its file in content/pages/. */
export const PAGES = {
  home: homeTextsSchema,
  about: aboutTextsSchema,
  services: servicesTextsSchema,
  'case-studies': caseStudiesTextsSchema,
  hospitality: hospitalityTextsSchema,
  contact: contactTextsSchema,
  planner: plannerTextsSchema,
  calculators: calculatorsTextsSchema,
  'not-found': notFoundTextsSchema,
  terms: legalTextsSchema,
  privacy: legalTextsSchema,
} as const;

export type PageName = keyof typeof PAGES;

export type PageTexts<P extends PageName> = z.output<(typeof PAGES)[P]>;
