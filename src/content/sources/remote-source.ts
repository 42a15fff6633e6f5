import { decodeFile, ITEM_LIMIT_BYTES, tooLarge, unread, type SourceFile } from '../model/content-file.ts';
import type { FolderEntry, Listing } from './contents-client.ts';
import { RequestError } from './request.ts';
import { gitBlobSha } from './built-in-source.ts';
import { type RemoteSourceOptions, type Source, type SourceCache, cachedValue } from './source.ts';

const fileKey = (sha: string) => `file:${sha}`;

/** A content repository behind GitHub's contents API. Files are cached by sha, so only changed ones are fetched. */
export function remoteSource(options: RemoteSourceOptions): Source {
  const { name, timeoutMs } = options;
  return {
    name,
    async read(folder, cache) {
      const signal = AbortSignal.timeout(timeoutMs);
      const cached = cachedListing(cache, name);
      const previous = cached.read();
      const listing = await listFolder(options, folder, previous, signal);
      const entries = listing.entries.filter(
        (entry) => entry.type === 'file' && entry.name.endsWith('.json'),
      );
      const download = downloads(options, ITEM_LIMIT_BYTES, signal);
      const files = await Promise.all(entries.map((entry) => readEntry(entry, cache, download)));
      const current = new Set(listing.entries.map(({ sha }) => sha));
      for (const { sha } of previous?.entries ?? []) {
        if (!current.has(sha)) cache.delete(fileKey(sha));
      }
      cached.write(listing);
      return files;
    },
  };
}

async function readEntry(
  entry: FolderEntry,
  cache: SourceCache,
  download: (entry: FolderEntry) => Promise<Uint8Array>,
): Promise<SourceFile> {
  const { name, size, sha } = entry;
  if (size > ITEM_LIMIT_BYTES) return { ...tooLarge(name, size), sha };
  const cached = cache.get(fileKey(sha));
  if (cached !== undefined) return { name, sha, text: cached };
  try {
    const bytes = await download(entry);
    const file = { ...decodeFile(name, bytes), sha: gitBlobSha(bytes) };
    // A download host may lag behind the listing, so only the bytes that were listed are cached.
    if ('text' in file && file.sha === sha) cache.set(fileKey(sha), file.text);
    return file;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const file =
      error.kind === 'too-large'
        ? tooLarge(name, ITEM_LIMIT_BYTES + 1)
        : unread(name, error.message);
    return { ...file, sha };
  }
}

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
