import { sanitizeForLog } from '../../src/text/escape.ts';
import { formatProblem, type Problem } from '../../src/content/model/problem.ts';

/** What was checked, line by line, and how many problems there are. Notices and warnings do not count. */
export interface CheckReport {
  lines: string[];
  /** The problems by themselves, as they stand among the lines. */
  errors: string[];
  problems: number;
}

/** A part of what was checked: its heading, what to mend, what to look at. */
export interface CheckedPart {
  heading: string;
  problems: { file: string; problem: Problem }[];
  warnings?: string[];
}

/** All parts as one report, the summary last. */
export function reportParts(parts: readonly CheckedPart[]): CheckReport {
  const found = parts.flatMap((part) => part.problems);
  const errors = found
    .filter(({ problem }) => !problem.isNotice)
    .map(({ file, problem }) => formatProblem(file, problem));
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

/** A report on what cannot be checked at all. */
export const refusal = (lines: [error: string, ...more: string[]]): CheckReport => ({
  lines,
  errors: [lines[0]],
  problems: 1,
});

function summarise(problems: number, warnings: number): string {
  const toMend = problems === 0 ? 'No problems' : `${problems} to mend`;
  return warnings === 0 ? `${toMend}.` : `${toMend}, ${warnings} to look at.`;
}
