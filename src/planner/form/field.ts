import type { FormFigures } from './figures.ts';

/** The value until a visitor enters another, and its source. */
export interface Default<T> {
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

type ByDefault<T> = Default<T> | ((known: DefaultContext) => Default<T>);

interface FieldOptions {
  /** Another field, and its values for which this field is shown and checked. */
  onlyFor?: readonly [name: string, ...values: string[]];
}

interface Row<T> extends FieldOptions {
  label: string;
  byDefault: ByDefault<T>;
}

interface ChoiceField<T extends string = string> extends Row<T> {
  kind: 'choice';
  choices: readonly { value: T; label: string }[];
}

/** A number; NaN if empty. */
interface NumberField extends Row<number> {
  kind: 'number' | 'slider' | 'pence';
  unit: string;
  limits: readonly [least: number, most: number];
  step?: number;
}

export type PlannerField = ChoiceField | NumberField;

/** The parsed value of a field. */
export type ValueOf<F> = F extends ChoiceField<infer T> ? T : number;

export const choice = <T extends string>(
  label: string,
  labels: Readonly<Record<T, string>>,
  byDefault: ByDefault<NoInfer<T>>,
  options: FieldOptions = {},
): ChoiceField<T> => ({
  kind: 'choice',
  label,
  choices: Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label })),
  byDefault,
  ...options,
});

export const number = (
  label: string,
  unit: string,
  limits: NumberField['limits'],
  byDefault: ByDefault<number>,
  options: Partial<NumberField> = {},
): NumberField => ({ kind: 'number', label, unit, limits, byDefault, ...options });

/** A price in pence; pounds are converted. "28", "28p" and "£0.28" are the same. */
export const pence = (...[label, unit, limits, byDefault, options]: Parameters<typeof number>) =>
  number(label, unit, limits, byDefault, { ...options, kind: 'pence' });

export const defaultTo = <T>(value: T, source?: string): Default<T> => ({ value, source });

/** Converts a price figure from £ to pence. */
export const inPence = (pounds: number) => Number((pounds * 100).toFixed(2));
