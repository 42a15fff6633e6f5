import { choose, type Choice, type Texts } from '../../values/choices.ts';

interface FieldBase<Raw extends Texts> {
  label: string;
  hint?: string;
  /** The text at first. */
  default: string;
  /** Whether nothing can be calculated while it is shown and empty. */
  isRequired?: true;
  /** Shown only while these tabs, or this list, have this answer; of tabs in their panel. */
  onlyFor?: readonly [choice: keyof Raw & string, answer: string];
  /** Fields of the same row stand side by side. */
  row?: string;
}

/** A field that is typed into. */
interface TypedField<Raw extends Texts> extends FieldBase<Raw> {
  kind: 'number' | 'postcode';
  /** Unit shown before or after the box; the label names it too. */
  prefix?: string;
  suffix?: string;
  width?: 'short';
  placeholder?: string;
  /** Values to offer while typing. */
  suggestions?: readonly number[];
  /** What to think over in a text, or nothing; it is no error, and nothing waits for it. */
  advise?: (text: string) => string;
  /** A button that types something usual into it. */
  filler?: { label: string; fill(texts: Raw): string };
}

/** A list that folds out. */
interface ListField<Raw extends Texts> extends FieldBase<Raw> {
  kind: 'list';
  choices: readonly Choice[];
}

/** Tabs over the fields that are shown only for one of their answers. */
interface TabsField<Raw extends Texts> extends FieldBase<Raw> {
  kind: 'tabs';
  choices: readonly Choice[];
}

export type PlainField<Raw extends Texts> = TypedField<Raw> | ListField<Raw>;
export type Field<Raw extends Texts> = PlainField<Raw> | TabsField<Raw>;

/** The fields of a form, in the order in which they are shown and stand in the address. */
export type Fields<Raw extends Texts, F = Field<Raw>> = { readonly [Name in keyof Raw]: F };

/** The texts of a form at first. */
export function defaultsOf<Raw extends Texts>(fields: Fields<Raw>): Raw {
  const entries = Object.entries<Field<Raw>>(fields).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as Raw;
}

/** Whether a field is there with these answers in the others. */
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

/** The names of required fields that are shown and empty. */
export function missingFields<Raw extends Texts>(fields: Fields<Raw>, texts: Raw): string[] {
  return Object.entries<Field<Raw>>(fields)
    .filter(
      ([name, field]) => field.isRequired && isShown(fields, field, texts) && !texts[name]?.trim(),
    )
    .map(([name]) => name);
}
