import { readFileSync } from 'node:fs';
import { CONTENT } from '../../harness/site/content-folder.ts';
import { fillFacts } from '../../src/content/items/fill-facts.ts';
import { parseFile } from '../../src/content/items/parse-file.ts';
import { PAGES, type PageName, type PageTexts } from '../../src/content/kinds/pages.ts';
import { factsOf } from '../../src/content/schemas/facts.ts';
import { COMPANY } from './firm.ts';

/** The texts of a page as the built site has them, so that no test knows a word of the firm. */
export function pageTexts<P extends PageName>(page: P): PageTexts<P> {
  const file = `pages/${page}.json`;
  const json: unknown = JSON.parse(readFileSync(`${CONTENT}/${file}`, 'utf8'));
  return fillFacts(parseFile<unknown>(file, PAGES[page], json) as PageTexts<P>, factsOf(COMPANY));
}
