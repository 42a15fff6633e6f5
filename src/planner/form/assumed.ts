import { type ShownFigure, formatFigure } from '../../forms/rules/figures.ts';
import { fillForm, isIdle, isShown, type FilledForm, type PlannerEntries } from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS, type FieldName } from './fields.ts';
import { FORM_FIGURES, type FormFigures } from './figures.ts';
import { sayValue } from './plan-words.ts';

/** What is reckoned with until a visitor says otherwise. */
export interface Assumed {
  name: string;
  /** With its unit. */
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
export function listLeft(entries: PlannerEntries, figures: FormFigures): Assumed[] {
  const filled = fillForm(entries, figures);
  const { texts, defaults } = filled;
  const isLeft = (name: FieldName) =>
    texts[name] === defaults[name].value && isShown(name, texts) && !isIdle(name, texts);
  return [
    ...FIELD_NAMES.filter(isLeft).flatMap((name) => assumedOf(name, filled)),
    ...FORM_FIGURES.filter((name) => !entries[name]).map((name) => assumedFigure(figures[name])),
  ];
}

function assumedOf(name: FieldName, { defaults }: FilledForm): Assumed[] {
  const { value, source = '' } = defaults[name];
  const field = PLANNER_FIELDS[name];
  return value && source ? [{ name: field.label, value: sayValue(field, value), source }] : [];
}

const assumedFigure = ({ label, value, unit, source }: ShownFigure): Assumed => ({
  ...{ name: label, value: formatFigure(value, unit), source },
});
