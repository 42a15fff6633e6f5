import * as z from 'zod/mini';
import { formatIssues } from '../checks/format-issues.ts';
import { replaceHalves } from '../checks/half-characters.ts';
import { formatProblem } from '../checks/problem.ts';

/**
 * Checks one of the single content files against its schema.
 * @throws an error that lists each field to fix
 */
export function parseFile<T>(file: string, schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value);
  const problems = parsed.success
    ? replaceHalves(parsed.data).problems
    : formatIssues(parsed.error.issues, value);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(
    `content/${file} cannot be used:\n${problems.map((problem) => formatProblem(file, problem)).join('\n')}`,
  );
}
