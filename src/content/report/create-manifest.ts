import type { FolderManifest, Manifest, ReadFile } from '../manifest/manifest.ts';
import { REMOTE_FOLDERS, type RemoteFolder } from '../kinds/remote-kinds.ts';
import type { CollectionReport } from './report.ts';

export interface BuildFacts {
  builtAt: Date;
  /** Of this site, where it is known. */
  commit: string | undefined;
  /** owner/name of the content repository; undefined: the built-in content. */
  repo: string | undefined;
  ref: string;
}

/** What a build was made from, out of the reports of its collections. */
export function createManifest(reports: readonly CollectionReport[], facts: BuildFacts): Manifest {
  const describe = (folder: RemoteFolder) =>
    describeFolder(reports.find((report) => report.folder === folder));
  return {
    builtAt: facts.builtAt.toISOString(),
    ...(facts.commit ? { commit: facts.commit } : {}),
    ...(facts.repo ? { repo: facts.repo } : {}),
    ref: facts.ref,
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

/** A manifest is public: what came may be a draft, or the key to a calendar. */
function withoutValues<T extends ReadFile>(read: T): T {
  const problems = read.problems.map(({ field, expected, fix, isNotice }) => ({
    field,
    expected,
    fix,
    ...(isNotice && { isNotice }),
  }));
  return { ...read, problems };
}
