import { describeValues, printable } from '../checks/problem.ts';
import type { CollectionReport } from './report.ts';

/** A file that a build could not use, and what to mend in it. */
export interface LeftOut {
  /** Such as services/solar.json */
  file: string;
  /** Without the values found: the page that shows them is public. */
  words: string[];
}

/** What a build left out, of all that it read. */
export function listLeftOut(reports: readonly CollectionReport[]): LeftOut[] {
  return reports.flatMap(({ folder, leftOut, problems }) =>
    leftOut.map((file) => ({
      file: printable(`${folder}/${file}`),
      words: problems
        .filter((each) => nameOf(each.file) === nameOf(file) && !each.problem.isNotice)
        .map(({ problem: { field, expected, fix } }) =>
          [field, `${describeValues({ field, expected, fix })}. Fix: ${fix}.`]
            .filter(Boolean)
            .join(': '),
        ),
    })),
  );
}

/** Calendars are reported by the id of their house, everything else by its file. */
const nameOf = (file: string): string => file.replace(/\.json$/, '');
