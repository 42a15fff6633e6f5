import { choose, type Choice, type Texts } from '../../values/choices.ts';

interface FieldBase<Raw extends Texts> {
  label: string;
  hint?: string;
  /** The default. */
  default: string;
  /** Whether it must be filled in, if it is shown, before anything can be calculated. */
  isRequired?: true;
  /** Shown only while these tabs or this list have this answer; for tabs, inside their panel. */
  onlyFor?: readonly [choice: keyof Raw & string, answer: string];
  /** Fields with the same row are side by side. */
  row?: string;
}

/** A text box. */
interface TypedField<Raw extends Texts> extends FieldBase<Raw> {
  kind: 'number' | 'postcode';
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
  filler?: { label: string; fill(texts: Raw): string };
}

/** A drop-down list, or tabs above the fields that are shown for only one of their answers. */
interface ChoiceField<Raw extends Texts> extends FieldBase<Raw> {
  kind: 'list' | 'tabs';
  choices: readonly Choice[];
}

export type Field<Raw extends Texts> = TypedField<Raw> | ChoiceField<Raw>;

/** The fields of a form, in the order they have on the page and in the address. */
export type Fields<Raw extends Texts> = { readonly [Name in keyof Raw]: Field<Raw> };

/** What the fields for a cost have in common. */
export const COST = { kind: 'number', prefix: '£', default: '', isRequired: true } as const;

/** What the fields for a site's postcode have in common. */
export const POSTCODE = {
  kind: 'postcode',
  label: 'Postcode',
  default: '',
  isRequired: true,
} as const;

/** The default texts of a form. */
export function defaultsOf<Raw extends Texts>(fields: Fields<Raw>): Raw {
  const entries = Object.entries<Field<Raw>>(fields).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as Raw;
}

/** Whether a field is shown, given the answers in the others. */
export function isShown<Raw extends Texts>(
  fields: Fields<Raw>,
  { onlyFor }: Field<Raw>,
  texts: Raw,
): boolean {
  if (!onlyFor) return true;
  const [name, answer] = onlyFor;
  const on = fields[name];
  return 'choices' in on && choose(on.choices, texts[name] ?? '', on.default) === answer;
}

/** The required fields that are shown and empty, by name. */
export function missingFields<Raw extends Texts>(fields: Fields<Raw>, texts: Raw): string[] {
  return Object.entries<Field<Raw>>(fields)
    .filter(
      ([name, field]) => field.isRequired && isShown(fields, field, texts) && !texts[name]?.trim(),
    )
    .map(([name]) => name);
}
