import * as z from 'zod/mini';
import { called, day, fileFields, slugSchema } from './primitives.ts';

/** Schemas of fields, by name. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>;

type ValuesOf<F extends Fields> = z.output<z.ZodMiniObject<F>>;

/** A text, and what it is made of where a file does not give it. */
interface MadeField<Specified> {
  schema: z.ZodMiniType<string>;
  make(item: Specified): string;
}

/** The fields of a kind of item, by what becomes of an item without them. */
export interface ItemFields {
  /** Those of the specification: a file without one of them is left out. */
  specified: Fields;
  /** Texts that are made of the specified ones. */
  made: Readonly<Record<string, MadeField<Record<string, unknown>>>>;
  /** Words for visitors that an item may do without. */
  words: Fields;
  /** Those that an item may do without. */
  optional: Fields;
  /** How the site uses an item: they come from the built-in item of the same id. */
  use: Fields;
}

/** An item, once it has all that can be made for it. */
export type ItemOf<F extends ItemFields> = { id: string } & ValuesOf<F['specified']> & {
    [K in keyof F['made']]: string;
  } & Partial<ValuesOf<F['words']>> &
  Partial<ValuesOf<F['optional']>> &
  Partial<ValuesOf<F['use']>>;

type NoFields = Readonly<Record<symbol, never>>;

const EVERY_ITEM = {
  optional: {
    ...fileFields,
    id: slugSchema,
    updated: day('When its words last changed, for search engines and the feed').check(
      z.meta({ title: 'Words changed on' }),
    ),
    hidden: z
      .boolean()
      .check(called('Retired', 'Whether the item is retired: it has no page and is in no list')),
  },
  use: {
    order: z
      .int()
      .check(
        z.minimum(0),
        z.maximum(100000),
        called('Place in lists', 'Place in lists; lower comes first, then by id'),
      ),
  },
};

/** Declares the fields of a kind; id, order and the like, which every item has, are added. */
export function itemFields<
  S extends Fields,
  M extends string = never,
  W extends Fields = NoFields,
  O extends Fields = NoFields,
  U extends Fields = NoFields,
>(fields: {
  specified: S;
  made?: Record<M, MadeField<ValuesOf<S>>>;
  words?: W;
  optional?: O;
  use?: U;
}) {
  return {
    specified: fields.specified,
    made: { ...fields.made } as Record<M, MadeField<ValuesOf<S>>>,
    words: { ...fields.words } as W,
    optional: { ...EVERY_ITEM.optional, ...fields.optional } as typeof EVERY_ITEM.optional & O,
    use: { ...EVERY_ITEM.use, ...fields.use } as typeof EVERY_ITEM.use & U,
  };
}

/** The schemas of what a file may leave out, by name. */
export function optionalFields({ made, words, optional, use }: ItemFields): Fields {
  const texts = Object.entries(made).map(([name, { schema }]) => [name, schema] as const);
  return { ...optional, ...words, ...Object.fromEntries(texts), ...use };
}
