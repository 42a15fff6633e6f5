import { readFileSync } from 'node:fs';
import { PROJECT_ROOT } from '../../harness/site/project-root.ts';
import type { Company } from '../../src/content/schemas/company.ts';

/** The facts of the firm whose site is tested, so that no test knows one by itself. */
export const COMPANY = JSON.parse(
  readFileSync(`${PROJECT_ROOT}/content/company.json`, 'utf8'),
) as Company;

export const FIRM = { name: COMPANY.name, ...COMPANY.contact };

/** Whether the content is that of the sample firm, whose words are ours; another firm's are its own. */
export const IS_SAMPLE = FIRM.email.endsWith('.example');
