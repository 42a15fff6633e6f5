import { execFileSync } from 'node:child_process';
import { manifestSchema, type Manifest } from '../model/manifest.ts';
import { DASHBOARD_FOLDERS } from '../model/dashboard-types.ts';
import type { ContentReport } from './report.ts';
import { describeValues, printable } from '../model/problem.ts';

/** Describes what a build was made from, using its collections' reports; the schema drops the values that were found. */
export function createManifest(
  reports: readonly ContentReport[],
  facts: Omit<Manifest, 'folders'>,
): Manifest {
  const folders = DASHBOARD_FOLDERS.map((folder) => {
    const found = reports.find((report) => report.folder === folder);
    const { source = '', error, files = { used: [], hidden: [], leftOut: [] } } = found ?? {};
    return [folder, { source, ...(error ? { error } : {}), ...files }] as const;
  });
  return manifestSchema.parse({ ...facts, folders: Object.fromEntries(folders) });
}

/** A file that a build could not use, and what to mend in it. */
interface LeftOut {
  /** Such as services/solar.json */
  file: string;
  /** Without the values found: the page that shows them is public. */
  words: string[];
}

/** What a build left out, of all that it read. */
export const listSkippedFiles = (reports: readonly ContentReport[]): LeftOut[] =>
  reports.flatMap(({ folder, leftOut, problems }) =>
    leftOut.map((name) => {
      const found = problems.filter(
        ({ file, problem }) => fileOf(file) === fileOf(name) && !problem.isNotice,
      );
      return {
        file: printable(found[0]?.file ?? `${folder}/${name}`),
        words: found.map(({ problem: { field, expected, fix } }) =>
          [field, `${describeValues({ field, expected, fix })}. Fix: ${fix}.`]
            .filter(Boolean)
            .join(': '),
        ),
      };
    }),
  );

/** Calendars are named by the id of their house, everything else by its file. */
const fileOf = (path: string): string | undefined =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .at(-1);

/**
 * The commit that this site is built from.
 * @param given the commit from a setting, for hosts that build without the git history
 * @param directory the site's source
 * @returns undefined if neither tells
 */
export function findCommit(given: string | undefined, directory = '.'): string | undefined {
  if (given) return given;
  try {
    const how = { cwd: directory, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], how).trim();
  } catch {
    return undefined;
  }
}
