import type * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/** A likely mistake in a value that its schema accepts. */
export interface Advice {
  path: PropertyKey[];
  /** "Expected value; how to fix it". */
  message: string;
}

type Advise = (value: unknown) => Advice[];

const advisers = new WeakMap<z.ZodMiniType, Advise>();

/** Attaches a function to a schema that finds likely mistakes in its values, which checks report as notices. */
export function withAdvice<S extends z.ZodMiniType>(
  schema: S,
  advise: (value: z.output<S>) => Advice[],
): S {
  advisers.set(schema, advise as Advise);
  return schema;
}

/** Finds likely mistakes in a value that this schema has parsed. */
export const adviceOn = (schema: z.ZodMiniType, value: unknown): Advice[] =>
  advisers.get(schema)?.(value) ?? [];

/** A schema's own message, "expected value; how to fix it", if it has one. */
export const ownMessage = ({ message }: core.$ZodIssue): string | undefined =>
  // Zod's own messages begin like this.
  /^(Invalid|Too )/.test(message) ? undefined : message;

/** A schema's own message for a string in the wrong format, if it has one. */
export const customMessage = (issue: core.$ZodIssue): string | undefined =>
  issue.code === 'invalid_format' ? ownMessage(issue) : undefined;

/** The expected format, and how to fix a string in another one. */
export function splitFormatMessage(words: string | undefined, form: string): [string, string] {
  const [expected = `text in the format ${form}`, ...rest] = words?.split('; ') ?? [];
  return [expected, rest.join('; ') || 'write it in that format'];
}
