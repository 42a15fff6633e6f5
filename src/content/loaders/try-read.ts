import type { SourceFile } from '../checks/content-file.ts';
import type { Source, SourceCache } from './source.ts';

/** The files of a source's folder, or why there are none. */
export interface Fetched {
  files: SourceFile[];
  error?: string;
  /** Whether the folder could not be listed, so that it may well hold files. */
  isUnread?: boolean;
}

/** Reads a folder of a content repository, which may fail at any time. */
export async function tryRead(
  remote: Source,
  folder: string,
  cache: SourceCache,
): Promise<Fetched> {
  try {
    return { files: await remote.read(folder, cache) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { files: [], error: why, isUnread: true };
  }
}
