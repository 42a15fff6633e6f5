import * as z from 'zod/mini';
import { day, fileFields, slugSchema, wholeNumber, yesNo } from './primitives.ts';

export type Fields = Readonly<Record<string, z.ZodMiniType>>;

type ValuesOf<F extends Fields> = z.output<z.ZodMiniObject<F>>;

/** A string, and how to derive it if a file lacks it. */
interface DerivedField<Required> {
  schema: z.ZodMiniType<string>;
  derive(item: Required): string;
}

/** The fields of a content type, grouped by the effect of omitting them. */
export interface ItemFields {
  /** Fields from the specification: a file that lacks one is rejected. */
  required: Fields;
  /** Strings derived from the required fields. */
  derived: Readonly<Record<string, DerivedField<Record<string, unknown>>>>;
  /** Optional text that visitors read. */
  optionalTexts: Fields;
  /** Other optional fields. */
  optional: Fields;
  /** Where and how the site uses the item. Missing ones are copied from the built-in item with the same id. */
  inherited: Fields;
}

/** Fills in an item's derived strings. */
export type ItemFrom<F extends ItemFields> = { id: string } & ValuesOf<F['required']> & {
    [K in keyof F['derived']]: string;
  } & Partial<ValuesOf<F['optionalTexts']>> &
  Partial<ValuesOf<F['optional']>> &
  Partial<ValuesOf<F['inherited']>>;

type NoFields = Readonly<Record<symbol, never>>;

const EVERY_ITEM = {
  optional: {
    ...fileFields,
    id: slugSchema,
    updated: day('Date of the last change to its text, for search engines').check(
      z.meta({ title: 'Text changed on' }),
    ),
    hidden: yesNo('Hidden', 'Switch on to take it off the site'),
  },
  inherited: {
    order: wholeNumber(
      'Position in lists',
      'Lower numbers come first. If empty, a new item goes to the end',
      0,
      100000,
    ),
  },
};

/** Declares the fields of a content type, and adds those of every item, such as id and order. */
export function itemFields<
  S extends Fields,
  M extends string = never,
  W extends Fields = NoFields,
  O extends Fields = NoFields,
  U extends Fields = NoFields,
>(fields: {
  required: S;
  derived?: Record<M, DerivedField<ValuesOf<S>>>;
  optionalTexts?: W;
  optional?: O;
  inherited?: U;
}) {
  return {
    required: fields.required,
    derived: { ...fields.derived } as Record<M, DerivedField<ValuesOf<S>>>,
    optionalTexts: { ...fields.optionalTexts } as W,
    optional: { ...EVERY_ITEM.optional, ...fields.optional } as typeof EVERY_ITEM.optional & O,
    inherited: { ...EVERY_ITEM.inherited, ...fields.inherited } as typeof EVERY_ITEM.inherited & U,
  };
}

/** The schemas of the optional fields, by name. */
export function optionalFields({
  derived,
  optionalTexts,
  optional,
  inherited,
}: ItemFields): Fields {
  const texts = Object.entries(derived).map(([name, { schema }]) => [name, schema] as const);
  return { ...optional, ...optionalTexts, ...Object.fromEntries(texts), ...inherited };
}
