import files from 'virtual:content-files';
import type { Figures } from '../../values/figures.ts';
import { grantFigure, HEAT_PUMP_GRANT } from '../../values/grants.ts';
import { grants } from './grants.ts';

/** What calculators and planner reckon with: content/figures.json, and what a grant takes off the price. */
export const figures: Figures = {
  ...(files.figures as Figures),
  [HEAT_PUMP_GRANT]: grantFigure(grants.heatPump),
};
