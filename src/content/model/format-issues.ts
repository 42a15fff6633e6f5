import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/v4/core';
import { adviceOn, adviceOf } from './schemas/messages.ts';
import { hostOf } from '../../text/urls.ts';
import { sanitizeForLog } from '../../text/escape.ts';
import { limitProblems, type Advice, type Problem } from './problem.ts';

/**
 * Turns schema issues into problems.
 * @param issues from a failed parse
 * @param input the value that was parsed, to report what was found
 */
export function formatIssues(issues: readonly z.$ZodIssue[], input: unknown): Problem[] {
  return limitProblems(issues.flatMap((issue) => describeIssue(issue, input)));
}

/**
 * Reports likely mistakes in a value that its schema accepts, as notices.
 * @param path the value's location in its file
 */
export function noticesOn(
  schema: ZodMiniType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Problem[] {
  return adviceOn(schema, value).map(({ path: within, ...advice }) => {
    const got = summariseValue(within.reduce<unknown>(readProperty, value));
    return { field: formatPath([...path, ...within]), got, ...advice, isNotice: true };
  });
}

function describeIssue(issue: z.$ZodIssue, input: unknown): Problem[] {
  const value = issue.path.reduce<unknown>(readProperty, input);
  const field = formatPath(issue.path);
  const isUrl = issue.code === 'invalid_format' && issue.format === 'url';
  const got = isUrl ? describeHost(value) : summariseValue(value);
  const problem = (expected: string, fix: string, more?: Partial<Problem>): Problem[] => [
    { field, expected, got, fix, ...more },
  ];
  const advice = adviceOf(issue);
  if (advice && mayHaveAdvice(issue)) return [{ field, got, ...advice }];
  switch (issue.code) {
    case 'invalid_type': {
      const type = withArticle(issue.expected);
      if (value === undefined) return problem(type, addField(issue), { fixInForm: 'fill this in' });
      if (!type.endsWith('number')) {
        const fixInForm = issue.expected === 'string' ? 'enter some text' : 'fill it in again';
        return problem(type, `enter ${type}`, { fixInForm });
      }
      const fixInForm = `enter only ${type}, without a unit`;
      return problem(type, `${fixInForm}; in a file, without quotes`, { fixInForm });
    }
    case 'invalid_value': {
      const [first, ...others] = issue.values.map((option) => JSON.stringify(option));
      const expected =
        others.length > 0 ? `one of ${[first, ...others].join(', ')}` : String(first);
      return problem(
        expected,
        value === undefined ? 'add this field' : 'use one of these exactly',
        {
          fixInForm: `use ${expected}`,
          ...(isUnknownCondition(issue) && { untilThen: 'the site leaves out its paragraph' }),
        },
      );
    }
    case 'invalid_format':
      return problem(
        `text in the format ${issue.pattern ?? issue.format}`,
        'write it in that format',
      );
    case 'too_big': {
      const limit = formatLimit(Number(issue.maximum), issue.origin);
      const fixes: Partial<Record<string, string>> = {
        string: `shorten it to ${limit}`,
        array: `keep at most ${limit}`,
      };
      const fix = fixes[issue.origin] ?? `enter ${limit} or less`;
      return [{ field, expected: `at most ${limit}`, got: showSize(value), fix }];
    }
    case 'too_small': {
      const found = issue.origin === 'array' ? showSize(value) : got;
      return [{ field, got: found, ...adviseOnTooSmall(issue, value) }];
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField([...issue.path, key], readProperty(value, key)));
    case 'invalid_union': {
      const expected = choices(issue, input).join(', or ');
      return problem(expected, 'use one of these', { fixInForm: `use ${expected}` });
    }
    default:
      return problem(issue.message || 'another value', 'follow the hint below this box');
  }
}

/** Whether an issue is about an unknown condition, perhaps from an older version. It affects its paragraph, not the file. */
export const isUnknownCondition = (issue: z.$ZodIssue): boolean =>
  issue.code === 'invalid_value' && issue.path.at(-1) === 'when' && issue.path.length > 2;

/** The report on an unknown field. Its value could be confidential, so it is not shown. */
export function unknownField(path: readonly PropertyKey[], value: unknown): Problem {
  return {
    field: formatPath(path),
    expected: 'only fields that the site uses',
    got: typeName(value),
    fix: 'the site does not use this field: check the spelling of its name, or remove it',
    fixInForm: 'the site does not use this field. Ask the operator to remove it from the file',
    isNotice: true,
  };
}

/** Whether a schema may have its own advice on an issue: on a format, the limits of a number, or a choice. */
const mayHaveAdvice = (issue: z.$ZodIssue): boolean =>
  ['custom', 'invalid_format', 'invalid_union'].includes(issue.code) ||
  ((issue.code === 'too_big' || issue.code === 'too_small') && UNITS[issue.origin] === undefined);

function choices(issue: z.$ZodIssueInvalidUnion, input: unknown): string[] {
  return issue.errors.flatMap((branch) => {
    const inner = branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
    return formatIssues(inner, input).map(({ expected }) => expected);
  });
}

/** A property of a value that may not be an object. */
export function readProperty(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A location in a file, such as `features[2]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${showName(key)}`))
    .join('');
}

const NAME_LIMIT = 60;

/** A field's name, sanitised: it may be any string, and the manifest is public. */
const showName = (name: PropertyKey): string =>
  sanitizeForLog(redactUrls(String(name)), NAME_LIMIT);

/** A value as a short string, so that a huge value cannot flood the report; for a URL, only the host. */
export function summariseValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return typeName(value);
  if (value === undefined) return 'nothing';
  const text = redactUrls(JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 77)}… (${text.length} characters)` : text;
}

/** The path of a URL, or the user name before the host, may be secret. */
const URL_PATTERN = /([a-z][a-z0-9+.-]{0,20}:\/+)(?:[^\s/@"]*@)?([^\s/?#@"]*)[^\s"]*/gi;

const redactUrls = (text: string): string => text.replace(URL_PATTERN, '$1$2/…');

function describeHost(value: unknown): string {
  const host = hostOf(String(value));
  return host ? `an address at ${host}` : 'an invalid address';
}

function showSize(value: unknown): string {
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  if (size === undefined) return summariseValue(value);
  return formatLimit(size, typeof value === 'string' ? 'string' : 'array');
}

/** The name of a value's type. */
function typeName(value: unknown): string {
  return withArticle(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** Each type in words, and a sample for a missing field. */
const TYPES: Readonly<Record<string, readonly [words: string, sample: string]>> = {
  string: ['text in quotes', '"…"'],
  number: ['a number', '1'],
  int: ['a whole number', '1'],
  array: ['a list in [ ]', '[…]'],
  object: ['a group of fields in { }', '{ … }'],
  boolean: ['true or false', 'true'],
};
const withArticle = (type: string): string => TYPES[type]?.[0] ?? type;

function addField({ path, expected }: z.$ZodIssueInvalidType): string {
  const name = path.at(-1);
  const sample = TYPES[expected]?.[1];
  return typeof name === 'string' && sample
    ? `add this field, as "${showName(name)}": ${sample}`
    : 'add this field';
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** A number with the unit of a limit: "1 character", "3 entries" or "5". */
function formatLimit(value: number, origin: string): string {
  const [one, many] = UNITS[origin] ?? ['', ''];
  return `${value} ${value === 1 ? one : many}`.trim();
}

function adviseOnTooSmall(
  { minimum, origin, inclusive = true }: z.$ZodIssueTooSmall,
  value: unknown,
): Advice {
  if (!inclusive) return { expected: `more than ${minimum}`, fix: `enter more than ${minimum}` };
  const missing = Number(minimum) - (Array.isArray(value) ? value.length : 0);
  const entries = Number(minimum) === 1 ? 'an entry' : `${missing} more`;
  const fix =
    origin === 'string'
      ? 'enter some text'
      : origin === 'array'
        ? `add ${entries}`
        : `enter ${minimum} or more`;
  return { expected: `at least ${formatLimit(Number(minimum), origin)}`, fix };
}
