import figuresFile from '../../content/figures.json';
import { SINGLE_FILES } from '../model/kinds/single-files.ts';
import { parseFile } from './parse-file.ts';

/** Figures of the calculators. */
export const figures = parseFile('figures.json', SINGLE_FILES.figures, figuresFile);
