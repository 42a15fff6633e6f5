// Lists the placeholders in the built-in content, and missing legal details.
import { readFileSync } from 'node:fs';
import { builtInFile } from '../harness/site/built-in-file.ts';
import { builtInFigures } from '../harness/site/built-in-figures.ts';
import { builtInItems } from '../harness/site/built-in-items.ts';
import { CONTENT_FOLDER } from '../harness/site/content-folder.ts';
import { parseSettings } from '../src/content/model/check-settings.ts';
import {
  listPlaceholders,
  type FactToConfirm,
  listLegalGaps,
} from '../src/content/pipeline/placeholders.ts';
import { companySchema } from '../src/content/model/schemas/company.ts';

const FILE = 'company.json';
const read: unknown = JSON.parse(readFileSync(`${CONTENT_FOLDER}/${FILE}`, 'utf8'));
const company = parseSettings(FILE, companySchema, read);
const properties = builtInItems('properties');

const labelOf = ({ file, field }: FactToConfirm) =>
  file === 'figures.json' ? ` (${builtInFigures[field]?.label})` : '';
const describe = (fact: FactToConfirm) => {
  const { file, field, value, advice } = fact;
  return `${file} › ${field}${labelOf(fact)}\n    ${value}\n    ${advice}`;
};

function print(heading: string, facts: readonly FactToConfirm[]): void {
  console.log(`${heading}: ${facts.length || 'none'}\n`);
  for (const fact of facts) console.log(`${describe(fact)}\n`);
}

print(
  'Facts to confirm',
  listPlaceholders({
    company,
    properties,
    services: builtInItems('services'),
    caseStudies: builtInItems('case-studies'),
    figures: builtInFigures,
    grants: builtInFile('grants'),
    rounds: builtInFile('rounds'),
  }),
);
print('Missing legal details', listLegalGaps(company, properties));
