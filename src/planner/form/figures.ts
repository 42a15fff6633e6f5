import type { FigureView } from '../../forms/rules/figures.ts';
import { EQUIPMENT_FIGURES, FUEL_FIGURES, PLANNER_FIGURES } from '../engine/prices.ts';

/** Figures of content/figures.json that the planner calculates with. */
export const ALL_FIGURES = [
  'gridCarbonToday',
  ...PLANNER_FIGURES,
  ...FUEL_FIGURES,
  ...EQUIPMENT_FIGURES,
  'electricityPrice',
  'oilLitrePrice',
  'fuelPrice',
  'nightPrice',
  'goPrice',
  'goDayPrice',
  'cosyPrice',
  'cosyDayPrice',
  'cosyPeakPrice',
  'exportPrice',
  'exportPriceCustomer',
] as const;

export type PlannerFigure = (typeof ALL_FIGURES)[number];
export type FormFigures = Readonly<Record<PlannerFigure, FigureView>>;
