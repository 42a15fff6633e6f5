import figuresFile from '../../../content/figures.json';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';

export const figures = parseFile('figures.json', SINGLE_FILES.figures, figuresFile);
