import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  unread,
  type SourceFile,
} from '../checks/content-file.ts';
import type { FolderEntry } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import { gitBlobSha } from './git-sha.ts';
import { cachedListing, downloads, listFolder } from './remote-folder.ts';
import type { RemoteSourceOptions, Source, SourceCache } from './source.ts';

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
