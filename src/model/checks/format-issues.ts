import type * as z from 'zod/v4/core';

/** One thing to mend in a content file, in words an editor can act on. */
export interface Problem {
  /** Path inside the file, such as `features[2]`; empty for the file as a whole. */
  field: string;
  expected: string;
  got: string;
  fix: string;
}

/**
 * Turns schema issues into problems.
 * @param issues from a failed parse
 * @param input the value that was parsed, read for what came
 */
export function formatIssues(issues: readonly z.$ZodIssue[], input: unknown): Problem[] {
  return issues.flatMap((issue) => describeIssue(issue, input)).slice(0, PROBLEM_LIMIT);
}

/** A problem as lines of a report. */
export function formatProblem(file: string, problem: Problem): string {
  const place = [file, problem.field].filter(Boolean).map(printable).join(' › ');
  const [expected, got, fix] = [problem.expected, problem.got, problem.fix].map(tame);
  return `${place}\n    expected ${expected ?? ''}; got ${got ?? ''}\n    fix: ${fix ?? ''}`;
}

const PROBLEM_LIMIT = 20;
const NAME_LIMIT = 120;

/** A text without characters that would act on a terminal, or turn the reading direction. */
function tame(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');
}

/** A name that others chose, made safe to print and cut to a length that leaves the report readable. */
export function printable(name: string): string {
  const text = tame(name.slice(0, NAME_LIMIT));
  return name.length > NAME_LIMIT ? `${text}…` : text;
}

function describeIssue(issue: z.$ZodIssue, input: unknown): Problem[] {
  const value = issue.path.reduce<unknown>(step, input);
  const field = formatPath(issue.path);
  const got = show(value);
  const one = (expected: string, fix: string): Problem[] => [{ field, expected, got, fix }];
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? one(withArticle(issue.expected), 'add this field')
        : one(
            withArticle(issue.expected),
            `give ${withArticle(issue.expected)}${quoteHint(issue.expected)}`,
          );
    case 'invalid_value':
      return one(
        `one of ${issue.values.map((option) => JSON.stringify(option)).join(', ')}`,
        'use one of these, letter for letter',
      );
    case 'invalid_format':
      return one(...formatHint(issue.format, issue.pattern ?? '', field));
    case 'too_big':
      return one(`at most ${issue.maximum}${unit(issue.origin)}`, tooBigFix(issue.origin));
    case 'too_small':
      return one(
        `at least ${issue.minimum}${unit(issue.origin)}`,
        issue.origin === 'string' ? 'write something here' : `give at least ${issue.minimum}`,
      );
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: formatPath([...issue.path, key]),
        expected: 'no such field',
        got: show(step(value, key)),
        fix: 'remove it, or check the spelling of its name',
      }));
    case 'invalid_union':
      return one(choices(issue, input).join(', or '), 'give one of these');
    default:
      return one(
        issue.message || 'another value',
        'see the description of this field in content/schemas',
      );
  }
}

function choices(issue: z.$ZodIssueInvalidUnion, input: unknown): string[] {
  return issue.errors.flatMap((branch) => {
    const inner = branch.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
    return formatIssues(inner, input).map(({ expected }) => expected);
  });
}

function step(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`))
    .join('');
}

/** A value as a short text, so that a huge one cannot flood the report. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = toText(value);
  return text.length > 80 ? `${text.slice(0, 77)}… (${text.length} characters)` : text;
}

function toText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // The parser takes any depth, the writer does not.
    return 'lists or objects nested too deeply to show';
  }
}

function withArticle(type: string): string {
  const names: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number',
    int: 'a whole number',
    array: 'a list in [ ]',
    object: 'an object in { }',
    boolean: 'true or false',
  };
  return names[type] ?? type;
}

function quoteHint(type: string): string {
  return type === 'number' || type === 'int' ? ', without quotes' : '';
}

function unit(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
}

function tooBigFix(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'shorten it' : 'give a smaller number';
}

function formatHint(format: string, pattern: string, field: string): [string, string] {
  if (pattern.includes('uploads')) {
    return [
      'a picture of ours, as /uploads/NAME.svg (or png, jpg, webp, avif)',
      'put the picture into the uploads folder and name it like this',
    ];
  }
  if (field === 'id' || field.startsWith('aliases') || field === 'topic') {
    return ['lower-case letters, digits and single hyphens', 'write it like "new-barn"'];
  }
  const known: Record<string, [string, string]> = {
    email: ['an email address', 'write it like name@example.org'],
    url: ['an https address', 'write the full address, beginning with https://'],
  };
  return known[format] ?? [`a text of the form ${pattern}`, 'write it in that form'];
}
