import figuresFile from '../../../content/figures.json';
import type { Figures } from '../../values/figures.ts';
import { grantFigure, HEAT_PUMP_GRANT } from '../../values/grants.ts';
import { SINGLE_FILES } from '../kinds/single-files.ts';
import { parseFile } from '../items/parse-file.ts';
import { grants } from './grants.ts';

const file: Figures = parseFile('figures.json', SINGLE_FILES.figures, figuresFile);

/** What calculators and planner reckon with: content/figures.json, and what a grant takes off the price. */
export const figures: Figures = {
  ...file,
  [HEAT_PUMP_GRANT]: grantFigure(grants.heatPump),
};
