import { sanitizeForLog } from '../../text/escape.ts';

/** One thing to fix in a content file, in words an editor can act on. */
export interface Problem {
  /** Path inside the file, such as `features[2]`; empty for the file as a whole. */
  field: string;
  expected: string;
  /** What was found; left out of anything public. */
  got?: string;
  fix: string;
  /** Whether it is harmless: no check fails for it, and no build stops. */
  isNotice?: boolean | undefined;
}

/** How many problems of one file are worth reading. */
export const PROBLEM_LIMIT = 20;

/** The problems worth reading: notices come last, and are dropped first. */
export const worstOf = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => Number(!!a.isNotice) - Number(!!b.isNotice)).slice(0, PROBLEM_LIMIT);

const NAME_LIMIT = 120;

/** A name that others chose, made safe to print and short enough to keep the report readable. */
export const printable = (name: string): string => sanitizeForLog(name, NAME_LIMIT);

/** What a problem says about a value: 'expected a number; got "3"'. */
export function describeValues({ expected, got }: Problem): string {
  return `expected ${expected}${got === undefined ? '' : `; got ${got}`}`;
}

/** A problem as lines of a report. */
export function formatProblem(file: string, problem: Problem): string {
  const place = [file, problem.field].filter(Boolean).map(printable).join(' › ');
  return `${place}\n    ${sanitizeForLog(describeValues(problem))}\n    fix: ${sanitizeForLog(problem.fix)}`;
}

/** A problem with a file as a whole. */
export const fileProblem = (expected: string, got: string, fix: string): Problem => ({
  field: '',
  expected,
  got,
  fix,
});

/** An error of ours must cost one file, not the site. It may quote the file, so its message is not shown. */
export const UNPROCESSABLE = fileProblem(
  'a file that can be processed',
  'one that our check fails on',
  'write it again, starting from an example',
);

/** Whether anything among these is more than a notice. */
export const needsMending = (problems: readonly Problem[]): boolean =>
  problems.some(({ isNotice }) => !isNotice);
