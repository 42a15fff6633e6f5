import type { FormFigures } from './figures.ts';

/** The value until a visitor enters another, and where it is from. */
export interface Default<T> {
  value: T;
  source?: string | undefined;
}

/** What a default may depend on, as far as a visitor has said. */
export interface Known {
  house: 'small' | 'medium' | 'large';
  heating: 'oil' | 'direct' | 'storage';
  use: 'low' | 'medium' | 'high';
  people?: number | undefined;
  electricityPence: number;
  figures: FormFigures;
}

type ByDefault<T> = Default<T> | ((known: Known) => Default<T>);

/** Another field, and the values of it with which a field is shown and checked. */
type Condition = readonly [name: string, ...values: string[]];

interface Conditions {
  onlyFor?: Condition;
  and?: Condition;
  /** Left out of the plan in words while another field has this value. */
  unless?: readonly [name: string, nothing: string];
}

interface Row<T> extends Conditions {
  label: string;
  byDefault: ByDefault<T>;
}

interface ChoiceField<T extends string = string> extends Row<T> {
  kind: 'choice';
  choices: readonly { value: T; label: string }[];
}

/** A number; NaN where it is empty. */
interface NumberField extends Row<number> {
  kind: 'number' | 'hour' | 'slider' | 'pence';
  unit: string;
  limits: readonly [least: number, most: number];
  step?: number;
}

interface PostcodeField extends Row<string> {
  kind: 'postcode';
}

export type PlannerField = ChoiceField | NumberField | PostcodeField;

/** What a field says once it is read. */
export type ValueOf<F> =
  F extends ChoiceField<infer T> ? T : F extends NumberField ? number : string;

export const choice = <T extends string>(
  label: string,
  labels: Readonly<Record<T, string>>,
  byDefault: ByDefault<NoInfer<T>>,
  conditions: Conditions = {},
): ChoiceField<T> => ({
  kind: 'choice',
  label,
  choices: Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label })),
  byDefault,
  ...conditions,
});

export const number = (
  label: string,
  unit: string,
  limits: NumberField['limits'],
  byDefault: ByDefault<number>,
  more: Partial<NumberField> = {},
): NumberField => ({ kind: 'number', label, unit, limits, byDefault, ...more });

/** A price in pence, which pounds are turned into: "28", "28p" and "£0.28" are the same. */
export const pence = (...[label, unit, limits, byDefault, more]: Parameters<typeof number>) =>
  number(label, unit, limits, byDefault, { ...more, kind: 'pence' });

export const hour = (label: string, byDefault: ByDefault<number>, conditions?: Conditions) =>
  number(label, 'o’clock', [0, 23], byDefault, { ...conditions, kind: 'hour' });

export const ours = <T>(value: T, source?: string): Default<T> => ({ value, source });
