import type { Home, Plan, Setup } from '../engine/plan.ts';
import type { Known, Values } from './values.ts';

/** The value until a visitor enters another, and where it is from. */
export interface Default<T> {
  value: T;
  source?: string | undefined;
}

type ByDefault<T> = Default<T> | ((known: Known) => Default<T>);

interface More<T> {
  /** Shown and checked only while another field has one of these values. */
  onlyFor?: readonly [name: keyof Values, ...values: string[]];
  /** The same of a second field. */
  and?: readonly [name: keyof Values, ...values: string[]];
  /** Left out of the plan in words while another field has this value. */
  unless?: readonly [name: keyof Values, nothing: string];
  /** The part of a plan that it and its details decide. */
  write?: (values: Values) => {
    home?: Partial<Home>;
    current?: Partial<Setup>;
    planned?: Partial<Setup>;
  };
  /** The value with which a step becomes the plan; undefined where the step leaves the field alone. */
  read?: (step: Plan) => T | undefined;
}

export interface Row<T> extends More<T> {
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
  /** Of a slider. */
  step?: number;
}

interface PostcodeField extends Row<string> {
  kind: 'postcode';
}

export type PlannerField = ChoiceField | NumberField | PostcodeField;

export const choice = <T extends string>(
  label: string,
  labels: Readonly<Record<T, string>>,
  byDefault: ByDefault<NoInfer<T>>,
  more: More<NoInfer<T>> = {},
): ChoiceField<T> => ({
  kind: 'choice',
  label,
  choices: Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label })),
  byDefault,
  ...more,
});

export const number = (
  label: string,
  unit: string,
  limits: NumberField['limits'],
  byDefault: ByDefault<number>,
  more: Partial<NumberField> = {},
): NumberField => ({ kind: 'number', label, unit, limits, byDefault, ...more });

/** A price in pence, which pounds are turned into: "28", "28p" and "£0.28" are the same. */
export const pence = (
  label: string,
  unit: string,
  limits: NumberField['limits'],
  byDefault: ByDefault<number>,
  more: More<number> = {},
) => number(label, unit, limits, byDefault, { ...more, kind: 'pence' });

/** A whole hour of the local clock. */
export const hour = (label: string, byDefault: ByDefault<number>, more: More<number> = {}) =>
  number(label, 'o’clock', [0, 23], byDefault, { ...more, kind: 'hour' });

export const ours = <T>(value: T, source?: string): Default<T> => ({ value, source });
