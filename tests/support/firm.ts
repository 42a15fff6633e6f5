import { readFileSync } from 'node:fs';
import { CONTENT } from '../../harness/site/content-folder.ts';
import { parseFile } from '../../src/content/items/parse-file.ts';
import { companySchema } from '../../src/content/schemas/company.ts';
import { dial } from '../../src/values/text/phone.ts';

const file = `${CONTENT}/company.json`;

/** The facts of the firm whose site is tested, so that no test knows one by itself. */
export const COMPANY = parseFile(
  'company.json',
  companySchema,
  JSON.parse(readFileSync(file, 'utf8')),
);

export const FIRM = {
  name: COMPANY.name,
  mapAlt: COMPANY.mapAlt,
  ...COMPANY.contact,
  phoneHref: dial(COMPANY.contact.phone),
};
