import companyFile from '../../../content/company.json';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';
import { isThisMachine } from '../../values/this-machine.ts';

export const company = parseFile('company.json', SINGLE_FILES.company, companyFile);

/** Whether samples that only the firm can confirm are shown: not on a site that others see. */
export const showsSamples = isThisMachine(new URL(import.meta.env.SITE));

/** The certificates to show. */
export const certifications = company.certifications.filter(
  ({ isPlaceholder }) => showsSamples || !isPlaceholder,
);
