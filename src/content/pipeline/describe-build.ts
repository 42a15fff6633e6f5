import { execFileSync } from 'node:child_process';
import { manifestSchema, type Manifest } from '../model/manifest.ts';
import { DASHBOARD_FOLDERS } from '../model/dashboard-types.ts';
import type { ContentReport } from './report.ts';
import { printable } from '../model/problem.ts';

/** Describes the content of a build from its collections' reports. The schema drops the values found. */
export function createManifest(
  reports: readonly ContentReport[],
  facts: Omit<Manifest, 'folders'>,
): Manifest {
  const folders = DASHBOARD_FOLDERS.map((folder) => {
    const found = reports.find((report) => report.folder === folder);
    const { source = '', error, files = { used: [], hidden: [], skipped: [] } } = found ?? {};
    return [folder, { source, ...(error ? { error } : {}), ...files }] as const;
  });
  return manifestSchema.parse({ ...facts, folders: Object.fromEntries(folders) });
}

/**
 * The files that a build skipped, and those of houses whose calendars it skipped, such as services/solar.json, with their
 * problems, but without the values found, since the page is public.
 */
export const listSkippedFiles = (reports: readonly ContentReport[]) =>
  reports.flatMap(({ folder, skipped, problems }) =>
    skipped.map((name) => {
      const found = problems.filter(
        ({ file, problem }) => fileOf(file) === fileOf(name) && !problem.isNotice,
      );
      return {
        file: printable(found[0]?.file ?? `${folder}/${name}`),
        problems: found.map(({ problem }) => ({ ...problem, got: '' })),
      };
    }),
  );

/** Calendars are identified by their house's id, everything else by its file. */
const fileOf = (path: string): string | undefined =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .at(-1);

/**
 * The commit of this site.
 * @param commit the commit from a setting, for hosts that build without the git history
 * @param directory the site's source
 * @returns undefined if unknown
 */
export function findCommit(commit: string | undefined, directory = '.'): string | undefined {
  if (commit) return commit;
  try {
    const options = { cwd: directory, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}
