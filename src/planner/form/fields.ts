import { parseNumber, parsePence } from '../../numbers/parse.ts';
import type { FigureValues } from '../../forms/rules/figures.ts';
import type { MeasureKind } from '../engine/plan.ts';
import type { PlannerField, ValueOf } from './create-field.ts';
import type { PlannerFigure } from '../engine/prices.ts';
import { FIELD_TABLE, FIELD_SECTIONS } from './field-table.ts';

export { FIELD_SECTIONS };

export type FieldName = keyof typeof FIELD_TABLE;

/** Parsed values of individually valid fields, and the figures. */
export type PlannerValues = {
  [Name in FieldName]: ValueOf<(typeof FIELD_TABLE)[Name]>;
} & FigureValues<PlannerFigure>;

/** All fields of the planner, in their order on the page and in the URL. */
export const PLANNER_FIELDS: Readonly<Record<FieldName, PlannerField>> = FIELD_TABLE;

export const FIELD_NAMES = Object.keys(FIELD_TABLE) as FieldName[];

/** Equipment fields, omitted if the company does not install the equipment. */
const INSTALLED: Partial<Record<FieldName, MeasureKind>> = {
  panels: 'panels',
  turbine: 'turbine',
  presentTurbine: 'turbine',
  hubWind: 'turbine',
  battery: 'battery',
  warmth: 'heating',
  car: 'car',
};

/** Whether a field is about something that the company offers, or about the home. */
export function isFieldOffered(name: FieldName, offered: readonly MeasureKind[]): boolean {
  const kind = INSTALLED[name];
  return kind === undefined || offered.includes(kind);
}

export const readNumber = ({ kind }: Pick<PlannerField, 'kind'>, text: string): number =>
  kind === 'pence' ? parsePence(text) : parseNumber(text);

export function plannerValues(
  texts: Readonly<Record<FieldName, string>>,
  figures: FigureValues<PlannerFigure>,
): PlannerValues {
  const values = FIELD_NAMES.map((name) => {
    const field = PLANNER_FIELDS[name];
    return [name, 'unit' in field ? readNumber(field, texts[name]) : texts[name]] as const;
  });
  return { ...figures, ...Object.fromEntries(values) } as PlannerValues;
}
