import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  unreadableFile,
  type SourceFile,
} from '../model/content-file.ts';
import type { FolderEntry, RepositoryListing } from './contents-client.ts';
import { RequestError } from './request.ts';
import { gitBlobSha } from './built-in-source.ts';
import {
  type RemoteSourceOptions,
  type ContentSource,
  type SourceCache,
  cachedValue,
} from './source.ts';

const fileKey = (sha: string) => `file:${sha}`;

/** A content repository behind GitHub's contents API. Files are cached by sha, so only changed ones are fetched. */
export function remoteSource(options: RemoteSourceOptions): ContentSource {
  const { name, timeoutMs } = options;
  return {
    name,
    async read(folder, cache) {
      const signal = AbortSignal.timeout(timeoutMs);
      const { entries, deleted } = await listFolder(options, folder, cache, signal);
      const named = entries.filter(({ type, name }) => type === 'file' && name.endsWith('.json'));
      const download = createDownloader(options, ITEM_LIMIT_BYTES, signal);
      const files = await Promise.all(named.map((entry) => readEntry(entry, cache, download)));
      for (const sha of deleted) cache.delete(fileKey(sha));
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
    // A download host may lag behind the listing, so only bytes with the listed hash are cached.
    if ('text' in file && file.sha === sha) cache.set(fileKey(sha), file.text);
    return file;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const file =
      error.kind === 'too-large'
        ? tooLarge(name, ITEM_LIMIT_BYTES + 1)
        : unreadableFile(name, error.message);
    return { ...file, sha };
  }
}

/**
 * Lists a folder of a content repository, and caches the listing. Git does not store empty folders, so a missing folder
 * counts as empty; a missing or unreadable repository is an error.
 * @returns its entries, and the hashes that have disappeared since the last build
 * @throws RequestError
 */
export async function listFolder(
  remote: RemoteSourceOptions,
  folder: string,
  cache: SourceCache,
  signal: AbortSignal,
): Promise<{ entries: FolderEntry[]; deleted: string[] }> {
  // Change the key when the format of a listing changes.
  const cached = cachedValue<RepositoryListing>(cache, `listing-3:${remote.name}:${folder}`);
  const previous = cached.read();
  const list = (path: string, known?: RepositoryListing) =>
    requestWithRetries(remote, () => remote.client.listFolder(path, known, signal));
  const listing = await list(folder, previous).catch(
    async (error: unknown): Promise<RepositoryListing> => {
      if (!(error instanceof RequestError) || !error.isMissing) throw error;
      await list('');
      return { entries: [] };
    },
  );
  cached.write(listing);
  const current = new Set(listing.entries.map(({ sha }) => sha));
  const former = (previous?.entries ?? []).map(({ sha }) => sha);
  return { entries: listing.entries, deleted: former.filter((sha) => !current.has(sha)) };
}

/**
 * Creates a function that downloads the files of a folder, each up to a size in bytes. After a rate limit, it sends no
 * more requests.
 */
export function createDownloader(
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
  return (entry) => requestWithRetries(remote, () => download(entry));
}

/** Queues a request, and retries it after a temporary error. */
function requestWithRetries<T>(
  { limit, retries }: RemoteSourceOptions,
  job: () => Promise<T>,
): Promise<T> {
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
