import type { FolderEntry, Listing } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import { cachedValue } from './cached-value.ts';
import type { RemoteSourceOptions, SourceCache } from './source.ts';

/** What the last build saw of a folder. Change the key when a listing holds something else. */
export const cachedListing = (cache: SourceCache, source: string) =>
  cachedValue<Listing>(cache, `listing-2:${source}`);

/**
 * Lists a folder of a content repository. Git keeps no empty folders, so a missing folder counts as empty; a repository
 * that is missing, or that we may not read, is an error.
 * @param previous the listing of the last build
 * @throws RequestError
 */
export async function listFolder(
  remote: RemoteSourceOptions,
  folder: string,
  previous: Listing | undefined,
  signal: AbortSignal,
): Promise<Listing> {
  const list = (path: string, known?: Listing) =>
    ask(remote, () => remote.client.listFolder(path, known, signal));
  try {
    return await list(folder, previous);
  } catch (error) {
    if (!(error instanceof RequestError) || !error.isMissing) throw error;
    await list('');
    return { entries: [] };
  }
}

/**
 * Makes a function that downloads the files of a folder, each up to a size in bytes. Once a server has said to wait, it
 * is not asked for any more.
 */
export function downloads(
  remote: RemoteSourceOptions,
  limitBytes: number,
  signal: AbortSignal,
): (entry: FolderEntry) => Promise<Uint8Array> {
  let limited: RequestError | undefined;
  const download = async (entry: FolderEntry) => {
    if (limited) throw limited;
    return remote.client.download(entry, limitBytes, signal).catch((error: unknown) => {
      if (error instanceof RequestError && error.kind === 'rate-limit') limited = error;
      throw error;
    });
  };
  return (entry) => ask(remote, () => download(entry));
}

/** Makes a request in its turn, and again after a passing error. */
function ask<T>({ limit, retries }: RemoteSourceOptions, job: () => Promise<T>): Promise<T> {
  return limit(async () => {
    for (let left = retries; ; left--) {
      try {
        return await job();
      } catch (error) {
        if (left === 0 || !(error instanceof RequestError) || !error.isPassing) throw error;
      }
    }
  });
}
