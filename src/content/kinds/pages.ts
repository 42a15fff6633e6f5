import type * as z from 'zod/mini';
import { homeTextsSchema } from '../schemas/pages/home.ts';

/** The schema of each page's texts, by the name of its file in content/pages/. */
export const PAGES = {
  home: homeTextsSchema,
} as const;

export type PageName = keyof typeof PAGES;

export type PageTexts<P extends PageName> = z.output<(typeof PAGES)[P]>;
