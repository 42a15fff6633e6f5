import type { PlannerField, Row } from './field.ts';
import { ANSWERS } from './fields/answers.ts';
import { DETAILS } from './fields/details.ts';
import { HOME } from './fields/home.ts';
import { PLAN } from './fields/plan.ts';
import { PRICES } from './fields/prices.ts';
import type { AnyFigure } from './figures.ts';
import type { Values } from './values.ts';

export type FieldName = Exclude<keyof Values, AnyFigure>;

/** The fields by part of the page. */
export const PARTS = { answers: ANSWERS, plan: PLAN, home: HOME, details: DETAILS, prices: PRICES };

const FIELDS = {
  ...ANSWERS,
  ...PLAN,
  ...HOME,
  ...DETAILS,
  ...PRICES,
} satisfies { [Name in FieldName]: Row<Values[Name]> };

/** Every field of the planner, in their order on the page and in the address. */
export const PLANNER_FIELDS: Readonly<Record<FieldName, PlannerField>> = FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
