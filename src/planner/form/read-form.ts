import { parseAssumptions } from '../../values/assumptions.ts';
import { formatPlain } from '../../values/format.ts';
import { parseNumber } from '../../values/parse-number.ts';
import type { FieldError, Parsed } from '../../values/result.ts';
import { checkPlan } from '../engine/check-plan.ts';
import { equipmentPrices } from '../engine/equipment.ts';
import type { MeasureOptions } from '../engine/measures.ts';
import type { Plan } from '../engine/plan.ts';
import type { Prices } from '../engine/prices.ts';
import {
  effectiveTexts,
  FORM_FIGURES,
  isShown,
  type FormFigures,
  type PlannerEntries,
} from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';
import {
  cheapTariff,
  hubWind,
  planOf,
  slopesOf,
  type NumberOf,
  type Texts,
} from './plan-of-form.ts';

/** All that a year, its range and what to do first are worked out from. */
export interface Question {
  plan: Plan;
  prices: Prices;
  options: MeasureOptions;
  /** As typed; empty where none was. */
  postcode: string;
}

/** What was entered as a question, or every error by the name of its field or figure. */
export function readForm(entries: PlannerEntries, figures: FormFigures): Parsed<Question> {
  const texts = effectiveTexts(entries, figures);
  const of: NumberOf = (name) => parseNumber(texts[name]);
  const changes = Object.fromEntries(FORM_FIGURES.map((name) => [name, entries[name] ?? '']));
  const values = parseAssumptions(figures, changes);
  const errors = [...FIELD_NAMES.flatMap((name) => checkField(name, texts))];
  if (!values.ok) errors.push(...values.errors);
  if (!values.ok || errors.length > 0) return { ok: false, errors };

  const plan = planOf(texts, of, values.input);
  const checked = checkPlan(plan);
  if (!checked.ok) {
    // Today's setup and the planned one may be wrong in the same way.
    const named = new Map(checked.errors.map(nameField).map((error) => [error.field, error]));
    return { ok: false, errors: [...named.values()] };
  }
  const { present, planned } = plan;
  const options: MeasureOptions = {
    slopes: slopesOf(texts, of),
    hubWind: hubWind(texts, of),
    emitters: texts.warmth === 'floor' ? 'floor' : 'radiators',
    batteryPowerKw: of('batteryPower'),
    backupShare: of('backup') / 100,
    panelsKw: [2, 4, 6],
    batteriesKwh: [5, 10, 15],
    cheapTariff: present.tariff.cheap ? undefined : cheapTariff(planned.tariff, of),
    equipment: equipmentPrices(values.input),
  };
  return {
    ok: true,
    input: { plan, prices: values.input, options, postcode: texts.postcode },
  };
}

function checkField(name: FieldName, texts: Texts): FieldError[] {
  const field = PLANNER_FIELDS[name];
  if (!('unit' in field) || !isShown(name, texts) || texts[name] === '') return [];
  const { label, unit, least, most } = field;
  const value = parseNumber(texts[name]);
  if (value >= least && value <= most) return [];
  return [
    {
      field: name,
      message: `${label} must be a number from ${formatPlain(least)} to ${formatPlain(most)} ${unit}`,
    },
  ];
}

/** Only these parts of a plan can still be wrong when each field by itself is right. */
const FIELD_OF_PATH: readonly (readonly [path: RegExp, name: FieldName])[] = [
  [/charging/, 'pluggedUntil'],
  [/cheap\.hours\.from/, 'cheapFrom'],
  [/cheap/, 'cheapUntil'],
];

const nameField = ({ field, message }: FieldError): FieldError => ({
  field: FIELD_OF_PATH.find(([path]) => path.test(field))?.[1] ?? field,
  message,
});
