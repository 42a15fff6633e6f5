import { readFileSync } from 'node:fs';
import companyFile from '../../content/company.json' with { type: 'json' };
import { fillFacts } from '../../src/content/items/fill-facts.ts';
import { parseFile } from '../../src/content/items/parse-file.ts';
import { PAGES, type PageName, type PageTexts } from '../../src/content/kinds/pages.ts';
import { companySchema } from '../../src/content/schemas/company.ts';
import { factsOf } from '../../src/content/schemas/facts.ts';

const company = parseFile('company.json', companySchema, companyFile);

/** The texts of a page as the built site has them, so that no test knows a word of the firm. */
export function pageTexts<P extends PageName>(page: P): PageTexts<P> {
  const file = `pages/${page}.json`;
  const json: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  return fillFacts(parseFile<unknown>(file, PAGES[page], json) as PageTexts<P>, factsOf(company));
}
