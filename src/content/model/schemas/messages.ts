import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import type { Advice } from '../problem.ts';

/** A likely mistake in a value that its schema accepts. */
export interface LikelyMistake extends Advice {
  path: PropertyKey[];
}

type Advise = (value: unknown) => LikelyMistake[];

const advisers = new WeakMap<z.ZodMiniType, Advise>();

/** Attaches a function to a schema that finds likely mistakes in its values, which checks report as notices. */
export function withAdvice<S extends z.ZodMiniType>(
  schema: S,
  advise: (value: z.output<S>) => LikelyMistake[],
): S {
  advisers.set(schema, advise as Advise);
  return schema;
}

/** Finds likely mistakes in a value that this schema has parsed. */
export const adviceOn = (schema: z.ZodMiniType, value: unknown): LikelyMistake[] =>
  advisers.get(schema)?.(value) ?? [];

/** An issue with a schema's own advice, for its check to report. */
export const issueWith = <T>(input: T, advice: Advice, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  input,
  path,
  advice,
});

/** Like `z.regex`, but with structured advice instead of one message. */
export const matchesPattern = (pattern: RegExp, adviseOn: (text: string) => Advice) =>
  [
    z.meta({ pattern: pattern.source }),
    ({ value, issues }: core.ParsePayload<string>) => {
      if (pattern.test(value)) return;
      const issue = { code: 'invalid_format', format: 'regex', continue: true } as const;
      issues.push({ ...issueWith(value, adviseOn(value)), ...issue });
    },
  ] as const;

/** A schema's own advice in an issue: from `issueWith`, or from a message "expected value; how to fix it". */
export function adviceOf(issue: core.$ZodIssue): Advice | undefined {
  if ('advice' in issue) return issue.advice as Advice;
  // Zod's own messages begin like this.
  return /^(Invalid|Too )/.test(issue.message) ? undefined : splitMessage(issue.message);
}

/** The two parts of a message, "expected value; how to fix it". */
export function splitMessage(message: string): Advice {
  const [expected = '', ...fix] = message.split('; ');
  return { expected, fix: fix.join('; ') };
}
