import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import type { ContentType } from './content-types.ts';
import { optionalFields } from './schemas/item-fields.ts';
import { FALLBACK_IMAGE, ONE_LINE } from './schemas/primitives.ts';
import {
  formatIssues,
  formatPath,
  isUnknownCondition,
  noticesOn,
  unknownField,
} from './format-issues.ts';
import { replaceLoneSurrogates } from './parse-json.ts';
import { PROBLEM_LIMIT, limitProblems, type Checked, type Problem } from './problem.ts';
import { textsIn } from './texts-in.ts';
import { isRecord } from '../../records.ts';
import { toLine } from '../../text/escape.ts';

/** A string may be at most this many times longer than advised, to limit the weight of pages. */
const MAX_OVERRUN = 10;

type Values = Readonly<Record<string, unknown>>;

/**
 * Checks the fields of a file one by one. If a required field is missing or bad, the file cannot be used.
 * @returns the fields that can be used, and the problems found
 */
export function checkFields(raw: Values, { fields, picture }: ContentType) {
  const { required, derived, optionalTexts } = fields;
  const optional = optionalFields(fields);
  const isShown = (name: string) =>
    Object.hasOwn(derived, name) || Object.hasOwn(optionalTexts, name);
  const values: Record<string, unknown> = {};
  const found: Problem[][] = [];
  let isUsable = true;
  const addResult = (name: string, checked: Checked<unknown>) => {
    found.push(checked.problems);
    if (!('value' in checked)) return false;
    const { value, problems } = replaceLoneSurrogates(checked.value, [name]);
    found.push(problems, findNamesInBrackets(value, name));
    values[name] = value;
    return true;
  };
  for (const [name, schema] of Object.entries(required)) {
    const checked = checkField(name, schema, raw, true);
    const used = name === picture ? withPicture(checked, raw[name]) : checked;
    isUsable = addResult(name, used) && isUsable;
  }
  for (const [name, schema] of Object.entries(optional)) {
    // null counts as missing.
    if ((raw[name] ?? null) !== null) {
      addResult(name, checkField(name, schema, raw, isShown(name)));
    }
  }
  const unknown = Object.keys(raw).filter(
    (name) => !Object.hasOwn(required, name) && !Object.hasOwn(optional, name),
  );
  const named = unknown.slice(0, PROBLEM_LIMIT);
  found.push(named.map((name) => unknownField([name], raw[name])));
  return { values, problems: limitProblems(found.flat()), isUsable };
}

/** @param isShown whether visitors read the string, which may then be longer than advised */
function checkField(
  name: string,
  schema: z.ZodMiniType,
  values: Values,
  isShown: boolean,
): Checked<unknown> {
  const value = values[name];
  const parsed = z.safeParse(schema, value, { reportInput: true });
  const issues = parsed.error?.issues ?? (isShown ? starterTexts(schema, parsed.data) : []);
  if (parsed.success && issues.length === 0) {
    return { value: parsed.data, problems: noticesOn(schema, parsed.data, [name]) };
  }
  const problems = formatIssues(
    issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
    values,
  );
  if (!issues.every((issue) => isRepairable(issue, isShown))) return { problems };
  const notices = problems.map(asNotice);
  // Only the field itself, not a list inside it.
  const isLong = issues.some((issue) => isLongList(issue) && issue.path.length === 0);
  if (isLong && schema instanceof z.ZodMiniArray) {
    // A schema skips the entries of a list that is too long.
    const unlimited = z.array(schema.def.element as z.ZodMiniType);
    const checked = checkField(name, unlimited, values, isShown);
    return { ...checked, problems: limitProblems([...notices, ...checked.problems]) };
  }
  const repaired = repairValue(value, schema, issues);
  return repaired ? { ...repaired, problems: notices } : { problems };
}

/** The strings that `content:new` wrote and nobody has replaced: the description of their field. */
function starterTexts(
  schema: z.ZodMiniType,
  value: unknown,
  path: PropertyKey[] = [],
): core.$ZodIssue[] {
  if (Array.isArray(value) && schema instanceof z.ZodMiniArray) {
    const entry = schema.def.element as z.ZodMiniType;
    return value.flatMap((each, i) => starterTexts(entry, each, [...path, i]));
  }
  const isStarter =
    typeof value === 'string' && value === z.globalRegistry.get(schema)?.description;
  const message = 'your own text; replace the sample text of the new file';
  return isStarter ? [{ code: 'custom', path, message, input: value }] : [];
}

/** Finds names such as {phone}, which only the texts of pages can have. */
const findNamesInBrackets = (value: unknown, field: string): Problem[] =>
  textsIn(value).flatMap(({ path, text }) => {
    const names = text.match(/\{\w+\}/g);
    if (!names) return [];
    return [
      {
        field: formatPath([field, ...path]),
        expected: 'text without names in curly brackets',
        got: `"${[...new Set(names)].join(', ')}"`,
        fix: 'type the actual words: names in curly brackets work only in the texts of pages',
        fixInForm: 'type the actual words: names in curly brackets work only under “Page texts”',
        otherwise: 'visitors will see the curly brackets',
        isNotice: true,
      },
    ];
  });

/** Replaces a picture that cannot be used with the fallback. */
function withPicture(checked: Checked<unknown>, value: unknown): Checked<unknown> {
  if ('value' in checked || typeof value !== 'string') return checked;
  const problems = checked.problems.slice(0, 1).map((problem) => ({
    ...asNotice(problem),
    untilThen: 'the site shows a placeholder picture',
  }));
  return { value: FALLBACK_IMAGE, problems };
}

const asNotice = (problem: Problem): Problem => ({ ...problem, isNotice: true });

/** Whether a value with this issue can still be used. */
export function isRepairable(issue: core.$ZodIssue, isShown: boolean): boolean {
  if (issue.code === 'unrecognized_keys') return true;
  if (!isShown) return false;
  if (isBrokenLine(issue) || isUnknownCondition(issue)) return true;
  return (isLongText(issue) || isLongList(issue)) && lengthOf(issue) <= MAX_OVERRUN * issue.maximum;
}

type TooLong = core.$ZodIssueTooBig<string | unknown[]> & { maximum: number };

type Path = readonly PropertyKey[];

/** Whether a string is longer than advised. */
const isLongText = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'string';

const isLongList = (issue: core.$ZodIssue): issue is TooLong =>
  issue.code === 'too_big' && issue.origin === 'array';

/** The number of characters in a string, or of entries in a list. */
const lengthOf = ({ input = '' }: TooLong): number => input.length;

/** Whether a single-line string has line breaks or control characters. */
const isBrokenLine = (issue: core.$ZodIssue): boolean =>
  issue.code === 'invalid_format' && issue.pattern === String(ONE_LINE);

/**
 * Repairs a value that its schema rejects: removes unknown fields, collapses line breaks in single-line strings and
 * keeps overlong ones. The schema parses everything else.
 * @param issues the schema's issues about fields, lines and lengths, each with its `input`
 * @returns undefined if the schema rejects the repaired value too
 */
export function repairValue(
  value: unknown,
  schema: z.ZodMiniType,
  issues: readonly core.$ZodIssue[],
): { value: unknown } | undefined {
  const texts = issues.filter(isLongText);
  let repaired = value;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const keys = new Set(issue.keys);
      repaired = changeAt(repaired, issue.path, (container) => withoutKeys(container, keys));
    } else if (isBrokenLine(issue)) {
      repaired = changeAt(repaired, issue.path, (text) => toLine(String(text)));
    }
  }
  // An overlong string is truncated, outside any tag, for the schema and restored afterwards.
  for (const { path, input, maximum } of texts) {
    repaired = changeAt(repaired, path, () =>
      String(input)
        .slice(0, maximum)
        .replace(/<[^>]*$/, ''),
    );
  }
  const skipped = issues.filter(isUnknownCondition).map(({ path }) => path.slice(0, -1));
  for (const path of skipped) repaired = changeAt(repaired, path, () => ({ text: '-' }));
  const parsed = z.safeParse(schema, repaired);
  if (!parsed.success) return undefined;
  let used: unknown = parsed.data;
  for (const { path, input } of texts) {
    // Schemas parse a string with links to `{ html }`.
    used = changeAt(used, path, (read) => (isRecord(read) ? { html: input } : input));
  }
  for (const path of skipped.toReversed()) {
    used = changeAt(used, path.slice(0, -1), (list) =>
      (list as unknown[]).toSpliced(Number(path.at(-1)), 1),
    );
  }
  return { value: used };
}

/** Copies a value with one change. */
function changeAt(
  value: unknown,
  [key, ...rest]: Path,
  to: (container: unknown) => unknown,
): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) return value.with(Number(key), changeAt(value[Number(key)], rest, to));
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [key]: changeAt(object[key], rest, to) };
}

const withoutKeys = (object: unknown, keys: ReadonlySet<string>): unknown =>
  Object.fromEntries(Object.entries(object as object).filter(([key]) => !keys.has(key)));
