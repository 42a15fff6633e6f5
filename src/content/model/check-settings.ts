import * as z from 'zod/mini';
import { isRepairable, repairValue } from './check-fields.ts';
import { formatIssues, noticesOn } from './format-issues.ts';
import { parseJson, replaceLoneSurrogates } from './parse-json.ts';
import { UNPROCESSABLE, type Checked, type Problem, formatProblem, needsFix } from './problem.ts';
import { isRecord } from '../../records.ts';

/**
 * Checks a settings file, which is not an item of a folder. Unknown fields are removed, overlong strings kept.
 * @param base defaults for missing fields
 */
export function checkSettings<T>(
  schema: z.ZodMiniType<T>,
  text: string,
  base?: unknown,
): Checked<T> {
  const json = parseJson(text);
  if (json.value === undefined) return { problems: json.problems };
  const checked = checkSingleValue(schema, mergeDefaults(json.value, base));
  return { ...checked, problems: [...json.problems, ...checked.problems] };
}

/** Checks the value of a settings file. */
function checkSingleValue<T>(schema: z.ZodMiniType<T>, value: unknown): Checked<T> {
  try {
    const parsed = z.safeParse(schema, value, { reportInput: true });
    const issues = parsed.error?.issues ?? [];
    const problems = formatIssues(issues, value);
    const used = parsed.success
      ? { value: parsed.data }
      : issues.every((issue) => isRepairable(issue, true)) && repairValue(value, schema, issues);
    if (!used) return { problems };
    const notices = problems.map((problem) => ({ ...problem, isNotice: true }));
    const whole = replaceLoneSurrogates(used.value);
    return {
      value: whole.value as T,
      problems: [...whole.problems, ...notices, ...noticesOn(schema, used.value)],
    };
  } catch {
    return { problems: [UNPROCESSABLE] };
  }
}

/**
 * Checks a settings file against its schema.
 * @throws if it is invalid, with each field to fix
 */
export function parseSettings<T>(file: string, schema: z.ZodMiniType<T>, raw: unknown): T {
  const { value, problems } = checkSingleValue(schema, raw);
  if (value !== undefined && !needsFix(problems)) return value;
  throw invalidFile(file, problems);
}

export const invalidFile = (file: string, problems: readonly Problem[]) =>
  new Error(
    `content/${file} is invalid:\n${problems.map((problem) => formatProblem(file, problem)).join('\n')}`,
  );

/** Fills in a value's missing fields from defaults, recursively; lists are not merged. */
function mergeDefaults(raw: unknown, base: unknown): unknown {
  if (!isRecord(raw) || !isRecord(base)) return raw;
  const filled = Object.entries(raw).map(([name, value]) => [
    name,
    mergeDefaults(value, base[name]),
  ]);
  return { ...base, ...Object.fromEntries(filled) };
}
