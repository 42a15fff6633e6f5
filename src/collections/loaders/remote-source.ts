import type { LimitFunction } from 'p-limit';
import type { ContentsClient } from '../../github/contents-client.ts';
import { RequestError } from '../../http/request-error.ts';
import type { FolderEntry } from '../../github/shapes.ts';
import { gitBlobSha } from './git-sha.ts';
import { keptListing } from './kept-listing.ts';
import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  type SourceFile,
} from '../../model/checks/content-file.ts';
import type { Source, SourceCache } from './source.ts';
import { withRetries } from './with-retries.ts';

export interface RemoteSourceOptions {
  client: ContentsClient;
  name: string;
  /** Shared by all collections, so that the limit holds for the whole build. */
  limit: LimitFunction;
  /** Further tries after a passing error. */
  retries: number;
  /** For a whole collection, milliseconds. */
  timeoutMs: number;
}

const fileKey = (sha: string) => `file:${sha}`;

/** A content repository behind GitHub's contents API. Files are kept by their sha, so only changed ones are fetched. */
export function remoteSource(options: RemoteSourceOptions): Source {
  const { client, limit, retries, timeoutMs } = options;

  const ask = <T>(job: () => Promise<T>) => limit(() => withRetries(job, retries));

  return {
    name: options.name,
    addressOf: (folder) => client.addressOf(folder),
    async read(folder, cache) {
      const stop = new AbortController();
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stop.signal]);
      const kept = keptListing(cache, options.name);
      const previous = kept.read();
      const listing = await ask(() => client.listFolder(folder, previous, signal));
      const entries = listing.entries.filter(
        (entry) => entry.type === 'file' && entry.name.endsWith('.json'),
      );
      const read = (entry: FolderEntry) =>
        readEntry(entry, cache, (limitBytes) =>
          ask(() => {
            signal.throwIfAborted();
            return client.download(entry, limitBytes, signal);
          }),
        );
      const files = await Promise.all(entries.map(read)).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
      const current = new Set(listing.entries.map(({ sha }) => sha));
      for (const { sha } of previous?.entries ?? []) {
        if (!current.has(sha)) cache.delete(fileKey(sha));
      }
      kept.write(listing);
      return files;
    },
  };
}

async function readEntry(
  entry: FolderEntry,
  cache: SourceCache,
  download: (limitBytes: number) => Promise<Uint8Array>,
): Promise<SourceFile> {
  const { name, size, sha } = entry;
  if (size > ITEM_LIMIT_BYTES) return { ...tooLarge(name, size), sha };
  const kept = cache.get(fileKey(sha));
  if (kept !== undefined) return { name, sha, text: kept };
  try {
    const bytes = await download(ITEM_LIMIT_BYTES);
    const file = { ...decodeFile(name, bytes), sha: gitBlobSha(bytes) };
    // A download host may lag behind the listing: only the bytes that were listed are kept.
    if ('text' in file && file.sha === sha) cache.set(fileKey(sha), file.text);
    return file;
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'too-large') {
      return { ...tooLarge(name, ITEM_LIMIT_BYTES + 1), sha };
    }
    throw error;
  }
}
