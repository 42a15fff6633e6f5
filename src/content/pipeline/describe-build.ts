import { execFileSync } from 'node:child_process';
import { manifestSchema, type Manifest } from '../model/manifest.ts';
import { DASHBOARD_FOLDERS, FOLDERS, CONTENT_TYPES } from '../model/content-types.ts';
import type { ContentReport } from './report.ts';
import { SETTINGS_FILES, PAGES_FOLDER } from '../model/settings-files.ts';
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

/** Files of content that belong together, such as all services. */
interface FilesOfBuild {
  label: string;
  files: { path: string; title: string }[];
}

/** All files that editors change, by what the form calls their lists. */
export function listFilesOf(reports: readonly ContentReport[]): FilesOfBuild[] {
  const names = Object.keys(SETTINGS_FILES);
  const isPage = (name: string) => name.startsWith(`${PAGES_FOLDER}/`);
  const single = (label: string, which: readonly string[]) => ({
    label,
    files: which.map((name) => ({ path: `${name}.json`, title: titleOf(name) })),
  });
  const folders = FOLDERS.map((folder) => ({
    label: CONTENT_TYPES[folder].label,
    files: (reports.find((report) => report.folder === folder)?.files?.used ?? []).map(
      ({ file, title }) => ({ path: `${folder}/${file}`, title }),
    ),
  }));
  return [
    single(
      'The firm',
      names.filter((name) => !isPage(name)),
    ),
    ...folders.filter(({ files }) => files.length > 0),
    single('Texts of pages', names.filter(isPage)),
  ];
}

/** "Home" for pages/home. */
function titleOf(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file that a build could not use, and what to mend in it. */
interface LeftOut {
  /** Such as services/solar.json */
  file: string;
  /** Without the values found: the page that shows them is public. */
  words: string[];
}

/** What a build left out, of all that it read. */
export const listLeftOut = (reports: readonly ContentReport[]): LeftOut[] =>
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
