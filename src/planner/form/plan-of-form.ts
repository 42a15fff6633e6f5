import { parseNumber, parsePence } from '../../values/numbers/parse.ts';
import type { PlannerField } from './field.ts';
import type { Plan } from '../engine/plan.ts';
import type { FilledForm, PlannerEntries } from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS } from './fields.ts';
import type { AnyFigure } from './figures.ts';
import type { Values } from './values.ts';

/** The number that a text of a field says, NaN if none. */
export const readNumber = ({ kind }: Pick<PlannerField, 'kind'>, text: string): number =>
  kind === 'pence' ? parsePence(text) : parseNumber(text);

/** What the fields say, each being right by itself. */
export function valuesOf(
  texts: FilledForm['texts'],
  figures: Readonly<Record<AnyFigure, number>>,
): Values {
  const values = FIELD_NAMES.map((name) => {
    const field = PLANNER_FIELDS[name];
    return [name, 'unit' in field ? readNumber(field, texts[name]) : texts[name]] as const;
  });
  return { ...figures, ...Object.fromEntries(values) } as Values;
}

/** The plan of a form: what its fields write, together. */
export function writePlan(values: Values): Plan {
  const plan = { home: {}, current: {}, planned: {} } as Plan;
  for (const name of FIELD_NAMES) {
    const { home, current, planned } = PLANNER_FIELDS[name].write?.(values) ?? {};
    Object.assign(plan.home, home);
    Object.assign(plan.current, current);
    Object.assign(plan.planned, planned);
  }
  return plan;
}

/** The entries with which the planned setup of a step becomes the plan. */
export function entriesOfStep(step: Plan): PlannerEntries {
  const entries = FIELD_NAMES.flatMap((name) => {
    const value = PLANNER_FIELDS[name].read?.(step);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(entries) as PlannerEntries;
}
