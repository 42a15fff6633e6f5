import {
  type FilledForm,
  fillForm,
  isIdle,
  isPlannerFieldShown,
  type PlannerEntries,
} from './entries.ts';
import type { PlannerField } from './field.ts';
import { FIELD_NAMES, type FieldName, PLANNER_FIELDS } from './fields.ts';
import { FORM_FIGURES, type FormFigures } from './figures.ts';
import { parseNumber } from '../../numbers/parse.ts';
import { formatFigure } from '../../forms/rules/figures.ts';
import type { ShownFigure } from '../../forms/rules/figures.ts';

export type Words = readonly [label: string, value: string];

const ALWAYS_SAID: readonly FieldName[] = ['house', 'heating'];

/** The house, the plan, and whatever else is not as it was at first, in words and in the order of the form. */
export function planWords(entries: PlannerEntries, figures: FormFigures): Words[] {
  const { texts, defaults } = fillForm(entries, figures);
  const isSaid = (name: FieldName) => {
    const isChanged = texts[name] !== defaults[name].value;
    const isDetail = PLANNER_FIELDS[name].unless !== undefined;
    const counts = isPlannerFieldShown(name, texts) && !isIdle(name, texts);
    return counts && (ALWAYS_SAID.includes(name) || isDetail || isChanged);
  };
  const changed = FORM_FIGURES.filter((name) => entries[name]);
  return [
    ...FIELD_NAMES.filter(isSaid).map((name): Words => {
      const field = PLANNER_FIELDS[name];
      return [field.label, formatValue(field, texts[name])];
    }),
    ...changed.map((name): Words => {
      const { label, unit } = figures[name];
      return [label.replaceAll(':', ','), formatEntered(entries[name] ?? '', unit)];
    }),
  ];
}

function formatValue(field: PlannerField, text: string): string {
  if (field.kind === 'choice') {
    return field.choices.find(({ value }) => value === text)?.label ?? text;
  }
  return 'unit' in field ? formatEntered(text, field.unit) : text;
}

/** A number as it was typed, with its unit. */
const formatEntered = (text: string, unit: string): string =>
  unit.startsWith('£') && !Number.isNaN(parseNumber(text))
    ? formatFigure(parseNumber(text), unit)
    : `${text} ${unit}`;

/** What is reckoned with until a visitor says otherwise. */
export interface Assumed {
  name: string;
  value: string;
  source: string;
}

/** Every default that is from somewhere, of the house that the planner opens with, and every figure. */
export function listAssumed(figures: FormFigures): Assumed[] {
  const filled = fillForm({}, figures);
  return [
    ...FIELD_NAMES.flatMap((name) => assumedOf(name, filled)),
    ...FORM_FIGURES.map((name) => assumedFigure(figures[name])),
  ];
}

/** Those of them that count for a plan, and that its visitor left as they were. */
export function listUnchangedDefaults(entries: PlannerEntries, figures: FormFigures): Assumed[] {
  const filled = fillForm(entries, figures);
  const { texts, defaults } = filled;
  const isLeft = (name: FieldName) =>
    texts[name] === defaults[name].value &&
    isPlannerFieldShown(name, texts) &&
    !isIdle(name, texts);
  return [
    ...FIELD_NAMES.filter(isLeft).flatMap((name) => assumedOf(name, filled)),
    ...FORM_FIGURES.filter((name) => !entries[name]).map((name) => assumedFigure(figures[name])),
  ];
}

function assumedOf(name: FieldName, { defaults }: FilledForm): Assumed[] {
  const { value, source = '' } = defaults[name];
  const field = PLANNER_FIELDS[name];
  return value && source ? [{ name: field.label, value: formatValue(field, value), source }] : [];
}

const assumedFigure = ({ label, value, unit, source }: ShownFigure): Assumed => ({
  ...{ name: label, value: formatFigure(value, unit), source },
});
