import { parseAssumptions } from '../../values/assumptions.ts';
import { formatPlain } from '../../values/format.ts';
import { parseNumber } from '../../values/parse-number.ts';
import type { FieldError, Parsed } from '../../values/result.ts';
import type { MeasureOptions } from '../engine/measures.ts';
import type { Plan } from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import { fillForm, isShown, type FilledForm, type PlannerEntries } from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';
import { hubWindOf, slopesOf } from './fields/plan.ts';
import { tariffOf } from './fields/prices.ts';
import { FORM_FIGURES, type FormFigures } from './figures.ts';
import { valuesOf, writePlan } from './plan-of-form.ts';
import type { Values } from './values.ts';

/** All that a year, its range and what to do first are worked out from. */
export interface Question {
  plan: Plan;
  prices: Prices;
  options: MeasureOptions;
  /** As typed; empty where none was. */
  postcode: string;
}

/**
 * What was entered as a question, or every error by the name of its field or figure. Each field is right by itself then;
 * whether they are right together is for `checkPlan`.
 */
export function readForm(entries: PlannerEntries, figures: FormFigures): Parsed<Question> {
  const { texts } = fillForm(entries, figures);
  const changes = Object.fromEntries(FORM_FIGURES.map((name) => [name, entries[name] ?? '']));
  const prices = parseAssumptions(figures, changes);
  const errors = FIELD_NAMES.flatMap((name) => checkField(name, texts, entries[name]?.trim()));
  if (!prices.ok) errors.push(...prices.errors);
  if (!prices.ok || errors.length > 0) return { ok: false, errors };
  const values = valuesOf(texts, prices.input);
  return {
    ok: true,
    input: {
      plan: writePlan(values),
      prices: prices.input,
      options: optionsOf(values),
      postcode: values.postcode,
    },
  };
}

function checkField(name: FieldName, texts: FilledForm['texts'], entered = ''): FieldError[] {
  const field = PLANNER_FIELDS[name];
  if (!isShown(name, texts) || texts[name] === '') return [];
  if (field.kind === 'choice' && entered && entered !== texts[name]) {
    return [{ field: name, message: `${field.label}: choose one from the list` }];
  }
  if (!('unit' in field)) return [];
  const { kind, label, unit, limits } = field;
  const [least, most] = limits;
  const value = parseNumber(texts[name]);
  const range = `from ${formatPlain(least)} to ${formatPlain(most)}`;
  if (!(value >= least && value <= most)) {
    return [{ field: name, message: `${label} must be a number ${range} ${unit}` }];
  }
  return kind === 'hour' && !Number.isInteger(value)
    ? [{ field: name, message: `${label} must be a whole hour ${range}` }]
    : [];
}

const optionsOf = (values: Values): MeasureOptions => ({
  slopes: slopesOf(values),
  hubWind: hubWindOf(values),
  emitters: values.warmth === 'floor' ? 'floor' : 'radiators',
  batteryPowerKw: values.batteryPower,
  backupShare: values.backup / 100,
  panelsKw: [2, 4, 6],
  batteriesKwh: [5, 10, 15],
  cheapTariff: values.presentRates === 'two' ? undefined : tariffOf(values, true),
  equipment: values,
});
