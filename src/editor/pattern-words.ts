import type * as z from 'zod/v4/core';
import { formatIssues } from '../content/checks/format-issues.ts';

/** A JSON Schema pattern as a regular expression, and what the site's check says if a text does not match. */
export function patternOf(source: string, path: readonly PropertyKey[]): [string, string] {
  const pattern = String(new RegExp(source, source.includes('\\p{') ? 'u' : ''));
  return [pattern, wordsFor({ format: 'regex', pattern, path })];
}

/** What the site's check says about a text that does not match. */
export function wordsFor(form: {
  format: string;
  pattern?: string;
  path: readonly PropertyKey[];
}): string {
  const issue = { code: 'invalid_format', message: '', ...form } as z.$ZodIssueInvalidStringFormat;
  const [problem] = formatIssues([issue], {});
  return problem ? `Expected ${problem.expected}: ${problem.fix}.` : '';
}
