import { PAGES, type PageName, type PageTexts } from '../kinds/pages.ts';
import { factsOf } from '../schemas/facts.ts';
import { fillFacts } from '../items/fill-facts.ts';
import { parseFile } from '../items/parse-file.ts';
import { company } from './company.ts';

const files = import.meta.glob<unknown>('/content/pages/*.json', {
  eager: true,
  import: 'default',
});

/** A page's texts, with the firm's facts in the place of their names in braces. */
export function getPageTexts<P extends PageName>(page: P): Promise<PageTexts<P>> {
  const file = `pages/${page}.json`;
  const texts = parseFile<unknown>(file, PAGES[page], files[`/content/${file}`]) as PageTexts<P>;
  return Promise.resolve(fillFacts(texts, factsOf(company)));
}
