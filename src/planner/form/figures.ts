import type { ShownFigure } from '../../forms/rules/figures.ts';
import { EQUIPMENT_FIGURES, PLANNER_FIGURES } from '../engine/prices.ts';

/** Figures of content/figures.json that the page shows and a visitor may change. */
export const FORM_FIGURES = ['gridCarbonToday', ...PLANNER_FIGURES, ...EQUIPMENT_FIGURES] as const;

/** Those that are the defaults of fields: prices, which fields ask in pence. */
const DEFAULT_FIGURES = [
  'electricityPrice',
  'oilLitrePrice',
  'fuelPrice',
  'nightPrice',
  'exportPrice',
  'exportPriceCustomer',
  'exportPriceSpecial',
] as const;

export const ALL_FIGURES = [...FORM_FIGURES, ...DEFAULT_FIGURES] as const;

export type FigureName = (typeof FORM_FIGURES)[number];
export type AnyFigure = (typeof ALL_FIGURES)[number];
export type FormFigures = Readonly<Record<AnyFigure, ShownFigure>>;

/** What a visitor may put in place of a figure, by its unit: beyond that it is a slip. */
export const FIGURE_LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '£': [0, 200_000],
  '£/kW': [100, 10_000],
  '£ for each kWh': [50, 3000],
  '£ a year': [0, 5000],
  years: [1, 80],
  'days a year': [0, 365],
  share: [0, 1],
  'kg CO2/kWh': [0, 1.5],
  'kg CO2/litre': [0, 5],
};
