import companyFile from '../../../content/company.json';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';

export const company = parseFile('company.json', SINGLE_FILES.company, companyFile);
