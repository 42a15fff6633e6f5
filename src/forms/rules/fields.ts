/** The values of a form as strings, by field name. */
export type FieldTexts = Record<string, string>;

/** One of the choices. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
}

/** Returns the choice with this value, or a default. */
export const parseChoice = <T extends string>(
  choices: readonly Choice<T>[],
  text: string,
  otherwise: NoInfer<T>,
): T => choices.find(({ value }) => value === text)?.value ?? otherwise;

type Limits = readonly [min: number, max: number];

export const ABOVE_ZERO: Limits = [Number.MIN_VALUE, Infinity];
export const FROM_ZERO: Limits = [0, Infinity];

interface FieldBase {
  label: string;
  hint?: string;
  default: string;
  /** While shown, it must be filled in before anything is calculated. */
  isRequired?: true;
  /** Shown and checked only while another field has this value; for tabs, inside their panel. */
  onlyFor?: readonly [field: string, value: string];
  /** Fields with the same row are side by side. */
  row?: string;
}

interface TypedField extends FieldBase {
  error: string;
  /** Unit shown before or after the input; the label names it too. */
  prefix?: string;
  suffix?: string;
  width?: 'short';
  placeholder?: string;
  /** Values to offer while typing. */
  suggestions?: readonly number[];
  /** Advice on the value typed, if any. It does not block anything. */
  advise?: (text: string) => string;
  /** A button that fills in a typical value. */
  filler?: { label: string; fill: (texts: FieldTexts) => string };
}

/** A number; `pounds` have no unit of energy. */
interface NumberField extends TypedField {
  kind: 'number' | 'pounds';
  limits: Limits;
  /** An earlier field, whose number it must exceed. */
  above?: string;
}

interface PostcodeField extends TypedField {
  kind: 'postcode';
}

/** A drop-down list, or tabs above the fields that apply to only one of them. */
interface ChoiceField<T extends string = string> extends FieldBase {
  kind: 'list' | 'tabs';
  choices: readonly Choice<T>[];
  /** The error for any other value; without it, any other value counts as the default. */
  error?: string;
}

export type FormField = NumberField | PostcodeField | ChoiceField;

/** A form's fields by name, in their order on the page and in the URL. */
export type FormFields = Readonly<Record<string, FormField>>;

/** A form's parsed values: numbers, postcodes and choices. */
export type ValuesOf<F extends FormFields> = {
  -readonly [Name in keyof F]: F[Name] extends { choices: readonly Choice<infer T>[] }
    ? T
    : F[Name] extends NumberField
      ? number
      : string;
};

/** The default values of a form, as strings. */
export const defaultsOf = (fields: FormFields): FieldTexts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));

/** Whether a field is shown, given the values of the others. */
export function isFieldShown(fields: FormFields, name: string, texts: FieldTexts): boolean {
  const [other = '', value] = fields[name]?.onlyFor ?? [];
  const on = fields[other];
  if (!on || !('choices' in on)) return true;
  return parseChoice(on.choices, texts[other] ?? '', on.default) === value;
}

/** The required fields that are shown and empty, by name. */
export const missingFields = (fields: FormFields, texts: FieldTexts): string[] =>
  Object.keys(fields).filter(
    (name) => fields[name]?.isRequired && isFieldShown(fields, name, texts) && !texts[name]?.trim(),
  );
