import * as z from 'zod/mini';
import { parseJson } from './check-item.ts';
import { isRepairable } from './check-fields.ts';
import { fillIn } from './fill-in.ts';
import { formatIssues, noticesOn } from './format-issues.ts';
import { replaceHalves } from './half-characters.ts';
import { UNPROCESSABLE, type Problem } from './problem.ts';
import { repair } from './repair-issues.ts';

/** What a file is read as, if it can be used, and what to mend or look at in it. */
export interface CheckedFile<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Checks a content file that is no item of a folder. Unknown fields are left out, long texts stay.
 * @param base what the file may lack
 */
export function checkSingleFile<T>(
  schema: z.ZodMiniType<T>,
  text: string,
  base?: unknown,
): CheckedFile<T> {
  const json = parseJson(text);
  if (!json.ok) return { problems: [json.problem] };
  const checked = checkSingleValue(schema, fillIn(json.value, base));
  return { ...checked, problems: [...json.problems, ...checked.problems] };
}

/** Checks what such a file holds. */
export function checkSingleValue<T>(schema: z.ZodMiniType<T>, given: unknown): CheckedFile<T> {
  try {
    return check(schema, given);
  } catch {
    return { problems: [UNPROCESSABLE] };
  }
}

function check<T>(schema: z.ZodMiniType<T>, given: unknown): CheckedFile<T> {
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (parsed.success) return withoutHalves(parsed.data, noticesOn(schema, parsed.data));
  const { issues } = parsed.error;
  const problems = formatIssues(issues, given);
  const canBeRepaired = issues.every((issue) => isRepairable(issue, true));
  const repaired = canBeRepaired ? repair(given, schema, issues) : undefined;
  if (!repaired) return { problems };
  const notices = problems.map((problem) => ({ ...problem, isNotice: true }));
  return withoutHalves(repaired.value as T, [...notices, ...noticesOn(schema, repaired.value)]);
}

function withoutHalves<T>(read: T, found: Problem[]): CheckedFile<T> {
  const { value, problems } = replaceHalves(read);
  return { value: value as T, problems: [...problems, ...found] };
}
