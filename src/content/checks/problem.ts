import { sanitizeForLog } from '../../values/sanitize-for-log.ts';

/** One thing to mend in a content file, in words an editor can act on. */
export interface Problem {
  /** Path inside the file, such as `features[2]`; empty for the file as a whole. */
  field: string;
  expected: string;
  /** What came; left out where others may read it. */
  got?: string;
  fix: string;
  /** Whether nothing is lost by it: no check fails, and no build stops. */
  isNotice?: boolean | undefined;
}

/** Most problems of one file that are worth reading. */
export const PROBLEM_LIMIT = 20;

/** The problems that are worth reading: notices come last, and are cut off first. */
export const worstOf = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => Number(!!a.isNotice) - Number(!!b.isNotice)).slice(0, PROBLEM_LIMIT);

const NAME_LIMIT = 120;

/** A name that others chose, made safe to print and cut to a length that leaves the report readable. */
export const printable = (name: string): string => sanitizeForLog(name, NAME_LIMIT);

/** What a problem says of a value: "expected a number; got "3"". */
export function describeValues({ expected, got }: Problem): string {
  return `expected ${expected}${got === undefined ? '' : `; got ${got}`}`;
}

/** A problem as lines of a report. */
export function formatProblem(file: string, problem: Problem): string {
  const place = [file, problem.field].filter(Boolean).map(printable).join(' › ');
  return `${place}\n    ${sanitizeForLog(describeValues(problem))}\n    fix: ${sanitizeForLog(problem.fix)}`;
}

/** A problem of a file as a whole. */
export const fileProblem = (expected: string, got: string, fix: string): Problem => ({
  field: '',
  expected,
  got,
  fix,
});

/** Whether anything among these is more than a notice. */
export const needsMending = (problems: readonly Problem[]): boolean =>
  problems.some(({ isNotice }) => !isNotice);
