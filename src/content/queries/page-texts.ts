import files from 'virtual:content-files';
import { fillFacts } from '../items/fill-facts.ts';
import type { PageName, PageTexts } from '../kinds/pages.ts';
import { factsOf } from '../schemas/facts.ts';
import { company } from './company.ts';

/** A page's texts, with the firm's facts in the place of their names in braces. */
export function getPageTexts<P extends PageName>(page: P): Promise<PageTexts<P>> {
  return Promise.resolve(fillFacts(files[`pages/${page}`] as PageTexts<P>, factsOf(company)));
}
