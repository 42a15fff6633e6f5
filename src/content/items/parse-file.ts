import type * as z from 'zod/mini';
import { checkSingleValue } from '../checks/check-single-file.ts';
import { formatProblem, needsMending } from '../checks/problem.ts';

/**
 * Checks one of the single content files against its schema.
 * @throws an error that lists each field to fix
 */
export function parseFile<T>(file: string, schema: z.ZodMiniType<T>, given: unknown): T {
  const { value, problems } = checkSingleValue(schema, given);
  if (value !== undefined && !needsMending(problems)) return value;
  throw new Error(
    `content/${file} cannot be used:\n${problems.map((problem) => formatProblem(file, problem)).join('\n')}`,
  );
}
