import type * as z from 'zod/mini';

/** A likely mistake in a value that its schema accepts. */
export interface Advice {
  path: PropertyKey[];
  /** "What is expected; how to fix it". */
  message: string;
}

type Advise = (value: unknown) => Advice[];

const advisers = new WeakMap<z.ZodMiniType, Advise>();

/** Attaches to a schema what looks for likely mistakes in its values. Checks report them as notices. */
export function withAdvice<S extends z.ZodMiniType>(
  schema: S,
  advise: (value: z.output<S>) => Advice[],
): S {
  advisers.set(schema, advise as Advise);
  return schema;
}

/** The likely mistakes in a value that this schema has parsed. */
export const adviceOn = (schema: z.ZodMiniType, value: unknown): Advice[] =>
  advisers.get(schema)?.(value) ?? [];
