import * as z from 'zod/mini';
import { isRepairable, repair } from './check-fields.ts';
import { formatIssues, noticesOn } from './format-issues.ts';
import { parseJson } from './parse-json.ts';
import { UNPROCESSABLE, type Problem, formatProblem, needsMending } from './problem.ts';
import { isRecord } from '../../records.ts';

/** What a file is read as, if it can be used, and what to mend or look at in it. */
export interface CheckedSettings<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Checks a content file that is no item of a folder. Unknown fields are left out, long texts stay.
 * @param base what the file may lack
 */
export function checkSettings<T>(
  schema: z.ZodMiniType<T>,
  text: string,
  base?: unknown,
): CheckedSettings<T> {
  const json = parseJson(text);
  if (!json.ok) return { problems: [json.problem] };
  const checked = checkSingleValue(schema, mergeDefaults(json.value, base));
  return { ...checked, problems: [...json.problems, ...checked.problems] };
}

/** Checks what such a file holds. */
function checkSingleValue<T>(schema: z.ZodMiniType<T>, given: unknown): CheckedSettings<T> {
  try {
    return check(schema, given);
  } catch {
    return { problems: [UNPROCESSABLE] };
  }
}

function check<T>(schema: z.ZodMiniType<T>, given: unknown): CheckedSettings<T> {
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (parsed.success) return { value: parsed.data, problems: noticesOn(schema, parsed.data) };
  const { issues } = parsed.error;
  const problems = formatIssues(issues, given);
  const canBeRepaired = issues.every((issue) => isRepairable(issue, true));
  const repaired = canBeRepaired ? repair(given, schema, issues) : undefined;
  if (!repaired) return { problems };
  const notices = problems.map((problem) => ({ ...problem, isNotice: true }));
  const value = repaired.value as T;
  return { value, problems: [...notices, ...noticesOn(schema, value)] };
}

/**
 * Checks one of the single content files against its schema.
 * @throws an error that lists each field to fix
 */
export function parseSettings<T>(file: string, schema: z.ZodMiniType<T>, given: unknown): T {
  const { value, problems } = checkSingleValue(schema, given);
  if (value !== undefined && !needsMending(problems)) return value;
  throw new Error(
    `content/${file} cannot be used:\n${problems.map((problem) => formatProblem(file, problem)).join('\n')}`,
  );
}

/** A value with what it lacks taken from another of its kind, also inside its objects; a list is taken as it is. */
export function mergeDefaults(given: unknown, base: unknown): unknown {
  if (!isRecord(given) || !isRecord(base)) return given;
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    mergeDefaults(value, base[name]),
  ]);
  return { ...base, ...Object.fromEntries(filled) };
}
