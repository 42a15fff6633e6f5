import { formatPlain } from '../../values/format.ts';
import { fillForm } from './entries.ts';
import { FIELD_NAMES, PLANNER_FIELDS } from './fields.ts';
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
  const { defaults } = fillForm({}, figures);
  const fields = FIELD_NAMES.flatMap((name): Assumed[] => {
    const { value, source = '' } = defaults[name];
    const field = PLANNER_FIELDS[name];
    return value && source ? [{ name: field.label, value: sayValue(field, value), source }] : [];
  });
  const others = FORM_FIGURES.map((name): Assumed => {
    const { label, value, unit, source } = figures[name];
    return { name: label, value: sayFigure(value, unit), source };
  });
  return [...fields, ...others];
}

function sayFigure(value: number, unit: string): string {
  if (unit === 'share') return `${formatPlain(Number((value * 100).toFixed(1)))}%`;
  return unit.startsWith('£')
    ? `£${formatPlain(value)}${unit.slice(1)}`
    : `${formatPlain(value)} ${unit}`;
}
