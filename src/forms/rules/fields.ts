/** The texts of a form, by field name. */
export type FieldTexts = Record<string, string>;

/** One of the choices. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
}

/** The choice whose value a text is, or a default. */
export const choose = <T extends string>(
  choices: readonly Choice<T>[],
  text: string,
  otherwise: NoInfer<T>,
): T => choices.find(({ value }) => value === text)?.value ?? otherwise;

/** The least and the most that a number may be. */
type Limits = readonly [least: number, most: number];

export const ABOVE_ZERO: Limits = [Number.MIN_VALUE, Infinity];
export const FROM_ZERO: Limits = [0, Infinity];

/** Another field, and its values for which this one counts. */
type FieldCondition = readonly [field: string, ...values: string[]];

interface FieldBase {
  label: string;
  hint?: string;
  default: string;
  /** Whether it must be filled in, if it is shown, before anything can be calculated. */
  isRequired?: true;
  /** Shown and checked only while another field has one of these values and is shown itself; for tabs, inside their panel. */
  onlyFor?: FieldCondition;
  /** The same of a second field. */
  and?: FieldCondition;
  /** Fields with the same row are side by side. */
  row?: string;
  /** The error, if it is not one made of the label and the limits. */
  error?: string;
}

interface TypedField extends FieldBase {
  /** Unit shown before or after the box; the label names it too. */
  prefix?: string;
  suffix?: string;
  width?: 'short';
  placeholder?: string;
  /** Values to offer while typing. */
  suggestions?: readonly number[];
  /** Advice on what was typed, if any; it is not an error and blocks nothing. */
  advise?: (text: string) => string;
  /** A button that fills in a typical value. */
  filler?: { label: string; fill: (texts: FieldTexts) => string };
}

/** A number. `pounds` have no unit of energy, `pence` may be typed as pounds, an `hour` is whole. */
export interface NumberField extends TypedField {
  kind: 'number' | 'pounds' | 'pence' | 'hour';
  limits: Limits;
  unit?: string;
  /** An earlier field, whose number it must exceed. */
  above?: string;
}

interface PostcodeField extends TypedField {
  kind: 'postcode';
}

/** A drop-down list, or tabs above the fields that are shown for only one of their answers. */
export interface ChoiceField<T extends string = string> extends FieldBase {
  kind: 'list' | 'tabs';
  choices: readonly Choice<T>[];
  /** Whether a text that is no choice is an error; else it counts as the default. */
  isStrict?: true;
}

export type FormField = NumberField | PostcodeField | ChoiceField;

/** The table of a form: its fields by name, in the order they have on the page and in the address. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What the fields of a form say: numbers, postcodes and choices. */
export type ValuesOf<F extends FormFields> = {
  -readonly [Name in keyof F]: F[Name] extends { choices: readonly Choice<infer T>[] }
    ? T
    : F[Name] extends NumberField
      ? number
      : string;
};

/** The default texts of a form. */
export const defaultsOf = (fields: FormFields): FieldTexts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));

/** Whether a field is shown, given the texts of the others. */
export function isFieldShown(fields: FormFields, name: string, texts: FieldTexts): boolean {
  const { onlyFor, and } = fields[name] ?? {};
  return [onlyFor, and].every((condition) => {
    const [other = '', ...values] = condition ?? [];
    const on = fields[other];
    if (!on || !('choices' in on)) return true;
    const value = choose(on.choices, texts[other] ?? '', on.default);
    return values.includes(value) && isFieldShown(fields, other, texts);
  });
}

/** The required fields that are shown and empty, by name. */
export const missingFields = (fields: FormFields, texts: FieldTexts): string[] =>
  Object.keys(fields).filter(
    (name) => fields[name]?.isRequired && isFieldShown(fields, name, texts) && !texts[name]?.trim(),
  );
