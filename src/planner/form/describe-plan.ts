import { formatFigure } from '../../forms/rules/figures.ts';
import { formatPlain } from '../../numbers/format.ts';
import { fillForm, isPlannerFieldShown, type FilledForm, type PlannerEntries } from './entries.ts';
import type { PlannerField } from './create-field.ts';
import {
  FIELD_NAMES,
  FIELD_SECTIONS,
  PLANNER_FIELDS,
  readNumber,
  type FieldName,
} from './fields.ts';
import { PLANNER_FIGURES, type FormFigures } from '../engine/prices.ts';

export type DescribedField = readonly [label: string, value: string];

const ALWAYS_INCLUDED: readonly FieldName[] = ['who', 'house', 'heating'];

/** The house and every entry that differs from its default, as strings in the order of the form. */
export function describePlan(entries: PlannerEntries, figures: FormFigures): DescribedField[] {
  const { texts, defaults } = fillForm(entries, figures);
  return FIELD_NAMES.filter(
    (name) =>
      isPlannerFieldShown(name, texts) &&
      (ALWAYS_INCLUDED.includes(name) || texts[name] !== defaults[name].value),
  ).map((name): DescribedField => {
    const field = PLANNER_FIELDS[name];
    return [field.label, formatValue(field, texts[name])];
  });
}

const NAMED_BY_VALUE: readonly FieldName[] = ['warmth', 'tariff'];
const NAMED_BY_LABEL: readonly FieldName[] = ['addLoft', 'draughts', 'diverter'];

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The additions of a plan, each with the field that removes it when cleared. */
export function planChips(
  entries: PlannerEntries,
  figures: FormFigures,
): { name: FieldName; label: string }[] {
  const { texts, defaults } = fillForm(entries, figures);
  return (Object.keys(FIELD_SECTIONS.plan) as FieldName[])
    .filter((name) => name !== 'facing' && texts[name] !== defaults[name].value)
    .map((name) => {
      const field = PLANNER_FIELDS[name];
      const value = formatValue(field, texts[name]);
      if (NAMED_BY_VALUE.includes(name)) return { name, label: value };
      if (NAMED_BY_LABEL.includes(name)) return { name, label: field.label };
      return { name, label: `${field.label} ${lowerFirst(value)}` };
    });
}

/** A choice by its label, a number with its unit: "28p a kWh", "7,000 miles". Other text stays as typed. */
function formatValue(field: PlannerField, text: string): string {
  if (field.kind === 'choice') {
    return field.choices.find(({ value }) => value === text)?.label ?? text;
  }
  const { kind, unit } = field;
  const value = readNumber(field, text);
  if (Number.isNaN(value)) return `${text} ${unit}`.trim();
  return kind === 'pence' || unit === '%'
    ? `${formatPlain(value)}${unit}`
    : formatFigure(value, unit);
}

/** The assumptions that apply until a visitor changes them. */
export interface Assumption {
  name: string;
  value: string;
  source: string;
}

/** Every default that has a source, for the house that the planner opens with, and every figure. */
export function listAssumptions(figures: FormFigures): Assumption[] {
  const filled = fillForm({}, figures);
  const defaults = FIELD_NAMES.flatMap((name) => assumptionOf(name, filled));
  const prices = PLANNER_FIGURES.map((name) => {
    const { label, value, unit, source } = figures[name];
    return { name: label, value: formatFigure(value, unit), source };
  });
  return [...defaults, ...prices];
}

/** The defaults that affect a plan and that the visitor has not changed. */
export function listUnchangedDefaults(entries: PlannerEntries, figures: FormFigures): Assumption[] {
  const filled = fillForm(entries, figures);
  const { texts, defaults } = filled;
  const isLeft = (name: FieldName) =>
    texts[name] === defaults[name].value && isPlannerFieldShown(name, texts);
  return FIELD_NAMES.filter(isLeft).flatMap((name) => assumptionOf(name, filled));
}

function assumptionOf(name: FieldName, { defaults }: FilledForm): Assumption[] {
  const { value, source = '' } = defaults[name];
  const field = PLANNER_FIELDS[name];
  return value && source ? [{ name: field.label, value: formatValue(field, value), source }] : [];
}
