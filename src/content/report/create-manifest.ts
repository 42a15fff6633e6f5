import { manifestSchema, type Manifest } from '../manifest/manifest.ts';
import { REMOTE_FOLDERS } from '../kinds/remote-folders.ts';
import type { CollectionReport } from './report.ts';

/** Describes what a build was made from, using its collections' reports; the schema drops the values that were found. */
export function createManifest(
  reports: readonly CollectionReport[],
  facts: Omit<Manifest, 'folders'>,
): Manifest {
  const folders = REMOTE_FOLDERS.map((folder) => {
    const found = reports.find((report) => report.folder === folder);
    const { source = '', error, files = { used: [], hidden: [], leftOut: [] } } = found ?? {};
    return [folder, { source, ...(error ? { error } : {}), ...files }] as const;
  });
  return manifestSchema.parse({ ...facts, folders: Object.fromEntries(folders) });
}
