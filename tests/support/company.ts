import { parseSettings } from '../../src/content/model/check-settings.ts';
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import { companySchema } from '../../src/content/model/schemas/company.ts';
import { telHref } from '../../src/text/phone.ts';

const file = `${CONTENT_FOLDER}/company.json`;

/** The company settings of the site under test, so that tests do not repeat them. */
export const COMPANY = parseSettings(
  'company.json',
  companySchema,
  JSON.parse(readFileSync(file, 'utf8')),
);

/** The company's name and contact details in one object. */
export const CONTACT = {
  name: COMPANY.name,
  mapAlt: COMPANY.mapAlt,
  ...COMPANY.contact,
  phoneHref: telHref(COMPANY.contact.phone),
};
