import { sanitizeForLog } from '../../text/escape.ts';

/**
 * The expected value, and how to fix a wrong one. The build, the dashboard and the editor each phrase these parts in
 * their own way.
 */
export interface Advice {
  expected: string;
  fix: string;
  /** The fix in the form, if files need other words. */
  fixInForm?: string | undefined;
  /** The effect until it is fixed, such as "the site leaves it out". */
  untilThen?: string | undefined;
  /** The effect if it stays like this. */
  otherwise?: string | undefined;
}

/** A problem in a content file, described so that an editor can fix it. */
export interface Problem extends Advice {
  /** Path inside the file, such as `features[2]`; empty for the file as a whole. */
  field: string;
  /** The value found; never published. */
  got?: string;
  /** The problem in the form's words, for the dashboard. */
  formWords?: string | undefined;
  /** Whether it is harmless: it does not fail a check or stop a build. */
  isNotice?: boolean | undefined;
}

/** The result of a check: the value, unless it cannot be used, and the problems found. */
export interface Checked<T> {
  value?: T;
  problems: Problem[];
}

/** The maximum number of problems to report for one file. */
export const PROBLEM_LIMIT = 20;

/** The problems to report: notices come last, and are dropped first. */
export const limitProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => Number(!!a.isNotice) - Number(!!b.isNotice)).slice(0, PROBLEM_LIMIT);

const NAME_LIMIT = 120;

/** Sanitises and shortens an untrusted name for a report. */
export const printable = (name: string): string => sanitizeForLog(name, NAME_LIMIT);

/** A problem's description of a value: 'expected a number; got "3"'. */
export function describeValues({ expected, got }: Problem): string {
  return `expected ${expected}${got === undefined ? '' : `; got ${got}`}`;
}

/** How to fix a problem in a file, and the effect until then: "remove it; until then the link is broken". */
export const describeFix = ({ fix, untilThen, otherwise }: Advice): string =>
  [fix, untilThen && `until then ${untilThen}`, otherwise && `otherwise ${otherwise}`]
    .filter(Boolean)
    .join('; ');

/** A problem as a string for a report. */
export function formatProblem(file: string, problem: Problem): string {
  const location = [file, problem.field].filter(Boolean).map(printable).join(' › ');
  return `${location}\n    ${sanitizeForLog(describeValues(problem))}\n    fix: ${sanitizeForLog(describeFix(problem))}`;
}

/** A problem with a file as a whole. */
export const fileProblem = (
  expected: string,
  got: string,
  fix: string,
  untilThen?: string,
): Problem => ({ field: '', expected, got, fix, untilThen });

/** The report on a bug in our check, which must affect only one file. Its message may quote the file, so it is not shown. */
export const UNPROCESSABLE = fileProblem(
  'a valid file',
  'a file that the check could not read',
  'copy a working file and paste your text into it',
);

/** Whether any problem is more than a notice. */
export const needsFix = (problems: readonly Problem[]): boolean =>
  problems.some(({ isNotice }) => !isNotice);
