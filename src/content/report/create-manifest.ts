import type { FolderManifest, Manifest, ReadFile } from '../manifest/manifest.ts';
import { REMOTE_FOLDERS, type RemoteFolder } from '../kinds/remote-kinds.ts';
import type { CollectionReport } from './report.ts';

/** Describes what a build was made from, using its collections' reports. */
export function createManifest(
  reports: readonly CollectionReport[],
  facts: Omit<Manifest, 'folders'>,
): Manifest {
  const describe = (folder: RemoteFolder) =>
    describeFolder(reports.find((report) => report.folder === folder));
  return {
    ...facts,
    folders: Object.fromEntries(
      REMOTE_FOLDERS.map((folder) => [folder, describe(folder)]),
    ) as Manifest['folders'],
  };
}

function describeFolder(report: CollectionReport | undefined): FolderManifest {
  const { source = '', error, files = { used: [], hidden: [], leftOut: [] } } = report ?? {};
  const { used, hidden, leftOut } = files;
  return {
    source,
    ...(error ? { error } : {}),
    used: used.map(withoutValues),
    hidden: hidden.map(withoutValues),
    leftOut: leftOut.map(withoutValues),
  };
}

/** A manifest is public, and the value found may be a draft or the key to a calendar. */
function withoutValues<T extends ReadFile>(read: T): T {
  const problems = read.problems.map(({ field, expected, fix, isNotice }) => ({
    field,
    expected,
    fix,
    ...(isNotice && { isNotice }),
  }));
  return { ...read, problems };
}
