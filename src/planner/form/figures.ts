import type { ShownFigure } from '../../values/figures.ts';
import { EQUIPMENT_FIGURES } from '../engine/equipment.ts';
import { PLANNER_FIGURES } from '../engine/prices.ts';

/** Figures of content/figures.json that the page shows and a visitor may change. */
export const FORM_FIGURES = ['electricityPrice', ...PLANNER_FIGURES, ...EQUIPMENT_FIGURES] as const;

/** The same, and those that are the defaults of fields. */
export const ALL_FIGURES = [...FORM_FIGURES, 'exportPrice', 'nightPrice'] as const;

export type FigureName = (typeof FORM_FIGURES)[number];
export type FormFigures = Readonly<Record<(typeof ALL_FIGURES)[number], ShownFigure>>;
