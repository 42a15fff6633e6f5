import type * as z from 'zod/v4/core';
import { formatIssues } from '../content/checks/format-issues.ts';

/** A pattern of a JSON Schema as an expression, and what the site's check says of a text that does not match it. */
export function patternOf(source: string, path: readonly PropertyKey[]): [string, string] {
  const pattern = String(new RegExp(source, source.includes('\\p{') ? 'u' : ''));
  return [pattern, wordsFor({ format: 'regex', pattern, path })];
}

/** What the site's check says of a text that has not this form. */
export function wordsFor(form: {
  format: string;
  pattern?: string;
  path: readonly PropertyKey[];
}): string {
  const issue = { code: 'invalid_format', message: '', ...form } as z.$ZodIssueInvalidStringFormat;
  const [problem] = formatIssues([issue], {});
  return problem ? `Expected ${problem.expected}: ${problem.fix}.` : '';
}
