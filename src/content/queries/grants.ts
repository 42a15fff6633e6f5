import grantsFile from '../../../content/grants.json';
import { parseFile } from '../items/parse-file.ts';
import { SINGLE_FILES } from '../kinds/single-files.ts';

/** What helps to pay, by what it is for. */
export const grants = parseFile('grants.json', SINGLE_FILES.grants, grantsFile);
