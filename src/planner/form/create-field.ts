import type { FigureView } from '../../forms/rules/figures.ts';
import type { FormFigures } from '../engine/prices.ts';

/** The value until a visitor enters another, and its source. */
export interface FieldDefault<T> {
  value: T;
  source?: string | undefined;
}

/** The answers so far, on which a default may depend. */
export interface DefaultContext {
  house: 'small' | 'medium' | 'large';
  heating: string;
  presentTariff: string;
  people?: number | undefined;
  figures: FormFigures;
}

type FieldDefaultRule<T> = FieldDefault<T> | ((context: DefaultContext) => FieldDefault<T>);

interface Row<T> {
  label: string;
  byDefault: FieldDefaultRule<T>;
  /** Another field, and its values for which this field is shown and checked. */
  onlyFor?: readonly [name: string, ...values: string[]];
}

interface ChoiceField<T extends string = string> extends Row<T> {
  kind: 'choice';
  choices: readonly { value: T; label: string }[];
}

/** A number; NaN if empty. */
interface NumberField extends Row<number> {
  kind: 'number' | 'slider' | 'pence';
  unit: string;
  limits: readonly [min: number, max: number];
  step?: number;
}

export type PlannerField = ChoiceField | NumberField;

/** The parsed value of a field. */
export type ValueOf<F> = F extends ChoiceField<infer T> ? T : number;

export const choiceField = <T extends string>(
  label: string,
  labels: Readonly<Record<T, string>>,
  byDefault: FieldDefaultRule<NoInfer<T>>,
  options: Pick<Row<T>, 'onlyFor'> = {},
): ChoiceField<T> => ({
  kind: 'choice',
  label,
  choices: Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label })),
  byDefault,
  ...options,
});

export const numberField = (
  label: string,
  unit: string,
  limits: NumberField['limits'],
  byDefault: FieldDefaultRule<number>,
  options: Partial<NumberField> = {},
): NumberField => ({ kind: 'number', label, unit, limits, byDefault, ...options });

/** A price in pence; pounds are converted. "28", "28p" and "£0.28" are the same. */
export const penceField = (
  ...[label, unit, limits, byDefault, options]: Parameters<typeof numberField>
) => numberField(label, unit, limits, byDefault, { ...options, kind: 'pence' });

export const defaultTo = <T>(value: T, source?: string): FieldDefault<T> => ({ value, source });

/** A price figure in £, as a default in pence. */
export const figureInPence = ({ value, source }: FigureView, factor = 1) =>
  defaultTo(Number((value * factor * 100).toFixed(2)), source);
