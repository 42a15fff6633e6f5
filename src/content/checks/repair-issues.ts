import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { ONE_LINE } from '../schemas/primitives.ts';
import { isRecord } from '../../values/records.ts';
import { toLine } from '../../values/text/escape.ts';

type TooLong = core.$ZodIssueTooBig<string | unknown[]> & { maximum: number };

type Path = readonly PropertyKey[];

/** Whether a text is longer than advised. */
export const isLongText = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'string';

export const isLongList = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'array';

/** The number of characters of a text, or of entries of a list. */
export const lengthOf = ({ input = '' }: TooLong): number => input.length;

/** Whether a one-line text has line breaks or control characters. */
export const isBrokenLine = (issue: core.$ZodIssue): boolean =>
  issue.code === 'invalid_format' && issue.pattern === String(ONE_LINE);

/**
 * Repairs a value that its schema rejects: unknown fields are removed and one-line texts put on one line; long texts
 * stay long. Everything else is as the schema parses it.
 * @param issues the schema's issues about fields, lines and lengths, each with its `input`
 * @returns undefined if the schema rejects the repaired value too
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
  // A long text is cut short, outside of a tag, while the schema looks, and put back afterwards.
  for (const { path, input, maximum } of texts) {
    repaired = change(repaired, path, () =>
      String(input)
        .slice(0, maximum)
        .replace(/<[^>]*$/, ''),
    );
  }
  const parsed = z.safeParse(schema, repaired);
  if (!parsed.success) return undefined;
  let used: unknown = parsed.data;
  for (const { path, input } of texts) {
    // Schemas read a text with links as `{ html }`.
    used = change(used, path, (read) => (isRecord(read) ? { html: input } : input));
  }
  return { value: used };
}

/** A copy of a value, changed in one place. */
function change(value: unknown, [key, ...rest]: Path, to: (place: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) return value.with(Number(key), change(value[Number(key)], rest, to));
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [key]: change(object[key], rest, to) };
}

const without = (object: unknown, keys: ReadonlySet<string>): unknown =>
  Object.fromEntries(Object.entries(object as object).filter(([key]) => !keys.has(key)));
