import { figureValues, formatRange } from '../../forms/rules/figures.ts';
import type { FieldError, ParseResult } from '../../forms/rules/result.ts';
import { formatPlain, formatPounds } from '../../numbers/format.ts';
import type { Schemes } from '../engine/cost.ts';
import { MEASURE_KINDS, type MeasureKind, type Plan } from '../engine/plan.ts';
import type { FormFigures, Prices } from '../engine/prices.ts';
import { fillForm, isPlannerFieldShown, type FilledForm, type PlannerEntries } from './entries.ts';
import {
  FIELD_NAMES,
  PLANNER_FIELDS,
  plannerValues,
  readNumber,
  type FieldName,
  type PlannerValues,
} from './fields.ts';
import { billWithoutHeat, poundsAYear } from './heat.ts';
import { buildPlan } from './build-plan.ts';
import { fuelOf, fuelsOf } from './tariffs.ts';

/** Input for the year, its uncertainty and the first steps. */
export interface PlannerInput {
  values: PlannerValues;
  /** Built from the values; its home may also have the shares of a meter. */
  plan: Plan;
  prices: Prices;
  /** The grants and loans that count for this visitor. */
  schemes: Schemes;
  /** For the whole plan, £. */
  quote?: number | undefined;
  /** Measures that the company installs, or that need no installer. */
  offeredKinds: readonly MeasureKind[];
}

/**
 * Parses the entries, or returns every error by the name of its field.
 * @param schemes grants and loans that can be applied for; they count only for owners in their main home
 * @param offeredKinds the measures that the company offers
 */
export function readPlannerForm(
  entries: PlannerEntries,
  figures: FormFigures,
  schemes: Schemes = {},
  offeredKinds: readonly MeasureKind[] = MEASURE_KINDS,
): ParseResult<PlannerInput> {
  const { texts } = fillForm(entries, figures);
  const errors = FIELD_NAMES.flatMap((name) => checkEntry(name, texts, entries[name]?.trim()));
  if (errors.length > 0) return { ok: false, errors };
  const ourFigures = figureValues(figures);
  const values = plannerValues(texts, ourFigures);
  const spend = checkSpend(values);
  if (spend) return { ok: false, errors: [spend] };
  return {
    ok: true,
    input: {
      values,
      plan: buildPlan(values),
      prices: { ...ourFigures, fuels: fuelsOf(values) },
      quote: Number.isNaN(values.quote) ? undefined : values.quote,
      schemes: values.who === 'owner' ? schemes : {},
      offeredKinds,
    },
  };
}

/** Only entries can be invalid, since defaults are valid. */
function checkEntry(name: FieldName, texts: FilledForm['texts'], entered = ''): FieldError[] {
  const field = PLANNER_FIELDS[name];
  if (!isPlannerFieldShown(name, texts) || entered === '') return [];
  if (field.kind === 'choice') {
    return entered === texts[name]
      ? []
      : [{ field: name, message: `${field.label}: choose one from the list` }];
  }
  const { kind, label, unit, limits } = field;
  const [min, max] = limits;
  const value = readNumber(field, entered);
  if (value >= min && value <= max && !isPoundsForPence(kind, value)) return [];
  const inPence = Number((value * 100).toFixed(4));
  const isProbablyPounds = kind === 'pence' && inPence >= Math.max(1, min) && inPence <= max;
  const fix = isProbablyPounds ? `. For £${formatPlain(value)} enter ${formatPlain(inPence)}` : '';
  return [
    {
      field: name,
      message: `${label} must be a number from ${formatRange(min, max, unit)}${fix}`,
    },
  ];
}

/** A price below one penny was probably meant in pounds. */
const isPoundsForPence = (kind: string, value: number) =>
  kind === 'pence' && value > 0 && value < 1;

/** Upper limit for a home in litres or £ a year; anything above it is a typing error. */
const MAX_SPENT = 30_000;

function checkSpend(values: PlannerValues): FieldError | undefined {
  if (Number.isNaN(values.spend)) return undefined;
  const error = (message: string) => ({ field: 'spend', message });
  if (values.spendIn === 'kwh') return undefined;
  if (values.spendIn === 'litres') {
    if (values.spend > MAX_SPENT)
      return error(`Enter at most ${formatPlain(MAX_SPENT)} litres a year`);
    const fuel = fuelOf(values);
    return fuel === 'oil' || fuel === 'lpg'
      ? undefined
      : error('Litres are for oil or LPG. Choose £ or kWh instead');
  }
  if (poundsAYear(values) > MAX_SPENT) {
    return error(`Enter at most ${formatPounds(MAX_SPENT)} a year in all`);
  }
  const minimum = billWithoutHeat(values);
  if (poundsAYear(values) > minimum) return undefined;
  const cost =
    values.spendIn === 'month'
      ? `${formatPounds(minimum / 12)} a month`
      : `${formatPounds(minimum)} a year`;
  return error(
    `Lights and appliances alone would cost ${cost}. Enter the cost of electricity and heating together, or a lower electricity use under “More about the home”`,
  );
}
