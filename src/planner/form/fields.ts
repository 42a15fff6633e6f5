import { parseNumber } from '../../numbers/parse.ts';
import { parsePence } from '../../numbers/parse.ts';
import type { PlannerField, ValueOf } from './field.ts';
import { ANSWERS, HOME } from './fields/home.ts';
import { DETAILS, PLAN } from './fields/plan.ts';
import { PRICES } from './fields/prices.ts';
import type { AnyFigure } from './figures.ts';

export const PARTS = { answers: ANSWERS, plan: PLAN, home: HOME, details: DETAILS, prices: PRICES };

const FIELDS = { ...ANSWERS, ...PLAN, ...HOME, ...DETAILS, ...PRICES };

export type FieldName = keyof typeof FIELDS;

/** What a form says, by the names of its fields, and figures with the visitor's own among them. */
export type Values = { [Name in FieldName]: ValueOf<(typeof FIELDS)[Name]> } & Record<
  AnyFigure,
  number
>;

/** Every field of the planner, in their order on the page and in the address. */
export const PLANNER_FIELDS: Readonly<Record<FieldName, PlannerField>> = FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

export const readNumber = ({ kind }: Pick<PlannerField, 'kind'>, text: string): number =>
  kind === 'pence' ? parsePence(text) : parseNumber(text);

/** What the fields say, each being right by itself. */
export function plannerValues(
  texts: Readonly<Record<FieldName, string>>,
  figures: Readonly<Record<AnyFigure, number>>,
): Values {
  const values = FIELD_NAMES.map((name) => {
    const field = PLANNER_FIELDS[name];
    return [name, 'unit' in field ? readNumber(field, texts[name]) : texts[name]] as const;
  });
  return { ...figures, ...Object.fromEntries(values) } as Values;
}
