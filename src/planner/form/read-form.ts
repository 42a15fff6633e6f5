import { parseAssumptions } from '../../forms/rules/figures.ts';
import { formatPlain, formatPounds } from '../../numbers/format.ts';
import { parseNumber } from '../../numbers/parse.ts';
import { formatRange } from '../../forms/rules/figures.ts';
import type { FieldError, Parsed } from '../../forms/rules/result.ts';
import type { Schemes } from '../engine/cost.ts';
import type { HouseAge } from '../engine/demand/needs.ts';
import type { Fabric, Plan } from '../engine/plan.ts';
import type { MeasureOptions } from '../engine/measures.ts';
import { pick } from '../../records.ts';
import { PLANNER_FIGURES, type Prices } from '../engine/prices.ts';
import { type FilledForm, fillForm, isPlannerFieldShown, type PlannerEntries } from './entries.ts';
import {
  FIELD_NAMES,
  PLANNER_FIELDS,
  readNumber,
  plannerValues,
  type FieldName,
  type Values,
} from './fields.ts';
import { FIGURE_LIMITS, FORM_FIGURES, type FigureName, type FormFigures } from './figures.ts';
import { billWithoutHeat, hubWindOf, oilPriceOf, planOf, slopesOf, tariffOf } from './plan-of.ts';

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
 * @param schemes grants and loans that there are
 */
export function readPlannerForm(
  entries: PlannerEntries,
  figures: FormFigures,
  schemes: Schemes = {},
): Parsed<Question> {
  const { texts } = fillForm(entries, figures);
  const changes = Object.fromEntries(FORM_FIGURES.map((name) => [name, entries[name] ?? '']));
  const assumed = parseAssumptions(figures, changes);
  const errors = FIELD_NAMES.flatMap((name) => checkField(name, texts, entries[name]?.trim()));
  if (!assumed.ok) errors.push(...assumed.errors);
  else errors.push(...FORM_FIGURES.flatMap((name) => checkFigure(name, entries[name], figures)));
  if (!assumed.ok || errors.length > 0) return { ok: false, errors };
  const values = plannerValues(texts, assumed.input);
  const spend = checkSpend(values);
  if (spend) return { ok: false, errors: [spend] };
  const input = {
    plan: planOf(values),
    prices: pricesOf(values),
    options: optionsOf(values, values.help === 'with' ? schemes : {}),
    postcode: values.postcode,
  };
  return { ok: true, input };
}

/** A default is right, so what is wrong is named at the field that was typed in. */
function checkField(name: FieldName, texts: FilledForm['texts'], entered = ''): FieldError[] {
  const field = PLANNER_FIELDS[name];
  if (!isPlannerFieldShown(name, texts) || entered === '') return [];
  if (field.kind === 'choice' && entered !== texts[name]) {
    return [{ field: name, message: `${field.label}: choose one from the list` }];
  }
  if (!('unit' in field)) return [];
  const { kind, label, unit, limits } = field;
  const [least, most] = limits;
  const value = readNumber(field, entered);
  const range = `from ${formatRange(least, most, kind === 'hour' ? '' : unit)}`;
  if (!(value >= least && value <= most) || isPoundsForPence(kind, value)) {
    const inPence = Number((value * 100).toFixed(4));
    const isSlip = kind === 'pence' && inPence >= Math.max(1, least) && inPence <= most;
    const fix = isSlip ? `. For £${formatPlain(value)} enter ${formatPlain(inPence)}` : '';
    return [{ field: name, message: `${label} must be a number ${range}${fix}` }];
  }
  return kind === 'hour' && !Number.isInteger(value)
    ? [{ field: name, message: `${label} must be a whole hour ${range}` }]
    : [];
}

/** Less than a penny is meant in pounds. */
const isPoundsForPence = (kind: string, value: number) =>
  kind === 'pence' && value > 0 && value < 1;

function checkFigure(name: FigureName, entered = '', figures: FormFigures): FieldError[] {
  const { label, unit } = figures[name];
  const [least, most] = FIGURE_LIMITS[unit] ?? [-Infinity, Infinity];
  const isPercent = unit === 'share' && entered.trim().endsWith('%');
  const value = parseNumber(entered) / (isPercent ? 100 : 1);
  if (!entered.trim() || (value >= least && value <= most)) return [];
  return [
    { field: name, message: `${label} must be a number from ${formatRange(least, most, unit)}` },
  ];
}

/** A bill that leaves nothing for the heating is of something else. */
function checkSpend(v: Values): FieldError | undefined {
  const isMonth = v.spendIn === 'month';
  const pounds = isMonth ? v.monthPounds * 12 : v.yearPounds;
  const least = billWithoutHeat(v);
  if (v.spendIn === 'used' || !(pounds <= least)) return undefined;
  const said = isMonth ? `${formatPounds(least / 12)} a month` : `${formatPounds(least)} a year`;
  return {
    field: isMonth ? 'monthPounds' : 'yearPounds',
    message: `Lights and appliances alone would come to ${said}: enter what they and the heating cost together, or say below that you use less electricity`,
  };
}

const pricesOf = (v: Values): Prices => ({
  ...pick(v, PLANNER_FIGURES),
  oilPrice: oilPriceOf(v),
  fuelPrice: v.fuelPence / 100,
  gridCarbon: v.gridCarbonToday,
});

/** What houses of an age may lack: later ones were built with it. */
const MAY_LACK: Readonly<Record<HouseAge, readonly Fabric[]>> = {
  'before 1945': ['loft', 'walls', 'draughts', 'controls'],
  '1945 to 1990': ['loft', 'cavity', 'draughts', 'controls'],
  '1991 to 2010': ['draughts', 'controls'],
  'after 2010': ['controls'],
};

const optionsOf = (values: Values, schemes: Schemes): MeasureOptions => ({
  slopes: slopesOf(values),
  hubWind: hubWindOf(values),
  emitters: values.warmth === 'floor' ? 'floor' : 'radiators',
  batteryPowerKw: values.batteryPower,
  backupShare: values.backup / 100,
  panelsKw: [2, 4, 6],
  batteriesKwh: [5, 10, 15],
  fabric: MAY_LACK[values.age],
  cheapTariff: values.presentRates === 'two' ? undefined : tariffOf(values, true),
  equipment: values,
  schemes,
});
