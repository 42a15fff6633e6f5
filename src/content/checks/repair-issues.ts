import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { ONE_LINE } from '../schemas/primitives.ts';
import { toLine } from '../../values/to-line.ts';

type TooLong = core.$ZodIssueTooBig<string | unknown[]> & { maximum: number };

type Path = readonly PropertyKey[];

/** Longer than advised. */
export const isLongText = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'string';

export const isLongList = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'array';

/** Characters of a text, entries of a list. */
export const lengthOf = ({ input = '' }: TooLong): number => input.length;

/** A line with what breaks it. */
export const isBrokenLine = (issue: core.$ZodIssue): boolean =>
  issue.code === 'invalid_format' && issue.pattern === String(ONE_LINE);

/**
 * A value that is used although its schema does not take it: without the fields that nobody knows, lines in one piece,
 * texts as long as they came, and all else as the schema gives it. No part of it is as it came.
 * @param issues what the schema says of fields, lines and lengths, each with its `input`
 * @returns undefined where the schema would not take it even so
 */
export function repair(
  value: unknown,
  schema: z.ZodMiniType,
  issues: readonly core.$ZodIssue[],
): { value: unknown } | undefined {
  const texts = issues.filter(isLongText);
  let repaired = value;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const keys = new Set(issue.keys);
      repaired = change(repaired, issue.path, (place) => without(place, keys));
    } else if (isBrokenLine(issue)) {
      repaired = change(repaired, issue.path, (text) => toLine(String(text)));
    }
  }
  // The beginning of a long text stands in for it while the schema looks.
  for (const { path, input, maximum } of texts) {
    repaired = change(repaired, path, () => String(input).slice(0, maximum));
  }
  const parsed = z.safeParse(schema, repaired);
  if (!parsed.success) return undefined;
  let used: unknown = parsed.data;
  for (const { path, input } of texts) used = change(used, path, () => input);
  return { value: used };
}

/** A copy of a value with one place in it changed. */
function change(value: unknown, [key, ...rest]: Path, to: (place: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) return value.with(Number(key), change(value[Number(key)], rest, to));
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [key]: change(object[key], rest, to) };
}

const without = (object: unknown, keys: ReadonlySet<string>): unknown =>
  Object.fromEntries(Object.entries(object as object).filter(([key]) => !keys.has(key)));
