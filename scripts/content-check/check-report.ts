import { formatProblem, printable, type Problem } from '../../src/content/model/problem.ts';
import { formOf, type BuiltInFiles } from '../../src/editor/build-file-collection.ts';
import { describeInForm } from '../../src/editor/describe-in-form.ts';
import { countOf } from '../../src/numbers/format.ts';
import { sanitizeForLog } from '../../src/text/escape.ts';
import { readBuiltInFigures } from './read-content.ts';

/** The report, line by line, and the number of problems without notices and warnings. */
export interface CheckReport {
  lines: string[];
  /** The problems alone in the words of the form, since `/admin` shows them to editors. */
  errors: string[];
  problems: number;
}

/** A part of the report: its heading, problems and warnings. */
export interface CheckedPart {
  heading: string;
  problems: { file: string; problem: Problem }[];
  warnings?: string[];
}

/** Combines all parts into a report that ends with a summary. */
export function reportParts(parts: readonly CheckedPart[]): CheckReport {
  const found = parts.flatMap((part) => part.problems);
  const figures = readBuiltInFigures() ?? {};
  const errors = found
    .filter(({ problem }) => !problem.isNotice)
    .map(({ file, problem }) => describeForEditors(file, problem, { figures }));
  const problems = errors.length;
  const notices = found.length - problems;
  const warnings = parts.reduce((sum, part) => sum + (part.warnings?.length ?? 0), notices);
  const lines = parts.flatMap((part) => [
    ...(part.heading ? [sanitizeForLog(part.heading)] : []),
    ...part.problems.map(({ file, problem }) => formatProblem(file, problem)),
    ...(part.warnings ?? []),
  ]);
  return { lines: [...lines, summarise(problems, warnings)], errors, problems };
}

function describeForEditors(file: string, problem: Problem, builtIn: BuiltInFiles): string {
  const { label, fields } = formOf(file, builtIn);
  const name = label === undefined ? printable(file) : `${label} (${printable(file)})`;
  // While the update is stopped, the problem has no effect.
  const alone = { ...problem, untilThen: undefined, otherwise: undefined };
  return `${name}: ${sanitizeForLog(describeInForm(alone, fields))}`;
}

/** A report on content that cannot be checked. */
export const reportUnreadable = (lines: [error: string, ...more: string[]]): CheckReport => ({
  lines,
  errors: [lines[0]],
  problems: 1,
});

function summarise(problems: number, warnings: number): string {
  const toFix = problems === 0 ? 'No problems' : `${countOf(problems, 'problem')} to fix`;
  return warnings === 0 ? `${toFix}.` : `${toFix}, ${countOf(warnings, 'warning')}.`;
}
