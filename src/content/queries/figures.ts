import files from 'virtual:content-files';
import type { Figures } from '../../forms/rules/figures.ts';
import { grantFigure, HEAT_PUMP_GRANT } from '../../planner/engine/grants.ts';
import { grants } from './grants.ts';

/** What calculators and planner reckon with: content/figures.json, and what a grant takes off the price. */
export const figures: Figures = {
  ...(files.figures as Figures),
  [HEAT_PUMP_GRANT]: grantFigure(grants.heatPump),
};
