import { manifestSchema, type Manifest } from '../manifest/manifest.ts';
import { REMOTE_FOLDERS } from '../kinds/remote-kinds.ts';
import type { CollectionReport } from './report.ts';

export interface BuildFacts {
  builtAt: Date;
  /** This site's commit, if known. */
  commit: string | undefined;
  /** owner/name of the content repository; undefined for the built-in content. */
  repo: string | undefined;
  ref: string;
}

/** Describes what a build was made from, using its collections' reports; the schema drops the values that were found. */
export function createManifest(reports: readonly CollectionReport[], facts: BuildFacts): Manifest {
  const folders = REMOTE_FOLDERS.map((folder) => {
    const found = reports.find((report) => report.folder === folder);
    const { source = '', error, files = { used: [], hidden: [], leftOut: [] } } = found ?? {};
    return [folder, { source, ...(error ? { error } : {}), ...files }] as const;
  });
  return manifestSchema.parse({
    builtAt: facts.builtAt.toISOString(),
    ...(facts.commit ? { commit: facts.commit } : {}),
    ...(facts.repo ? { repo: facts.repo } : {}),
    ref: facts.ref,
    folders: Object.fromEntries(folders),
  });
}
