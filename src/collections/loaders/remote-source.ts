import type { LimitFunction } from 'p-limit';
import type { ContentsClient } from '../../github/contents-client.ts';
import { GithubError } from '../../github/errors.ts';
import type { FolderEntry, Listing } from '../../github/shapes.ts';
import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  type Source,
  type SourceCache,
  type SourceFile,
} from './source.ts';

export interface RemoteSourceOptions {
  client: ContentsClient;
  name: string;
  /** Shared by all collections, so that the limit holds for the whole build. */
  limit: LimitFunction;
  /** Further tries after a passing fault. */
  retries: number;
  /** For a whole collection, milliseconds. */
  timeoutMs: number;
}

const LISTING_KEY = 'listing';
const fileKey = (sha: string) => `file:${sha}`;

/** A content repository behind GitHub's contents API. Files are kept by their sha, so only changed ones are fetched. */
export function remoteSource(options: RemoteSourceOptions): Source {
  const { client, limit, retries, timeoutMs } = options;

  const ask = <T>(job: () => Promise<T>) => limit(() => withRetries(job, retries));

  return {
    name: options.name,
    async read(folder, cache) {
      const signal = AbortSignal.timeout(timeoutMs);
      const previous = readListing(cache);
      const listing = await ask(() => client.listFolder(folder, previous, signal));
      const entries = listing.entries.filter(
        (entry) => entry.type === 'file' && entry.name.endsWith('.json'),
      );
      const files = await allOrNothing(entries, (entry) =>
        readEntry(entry, cache, (limitBytes) =>
          ask(() => client.download(entry, limitBytes, signal)),
        ),
      );
      for (const { sha } of previous?.entries ?? []) {
        if (!listing.entries.some((entry) => entry.sha === sha)) cache.delete(fileKey(sha));
      }
      cache.set(LISTING_KEY, JSON.stringify(listing));
      return files;
    },
  };
}

async function readEntry(
  entry: FolderEntry,
  cache: SourceCache,
  download: (limitBytes: number) => Promise<Uint8Array>,
): Promise<SourceFile> {
  if (entry.size > ITEM_LIMIT_BYTES) return tooLarge(entry.name, entry.size);
  const kept = cache.get(fileKey(entry.sha));
  if (kept !== undefined) return { name: entry.name, text: kept };
  try {
    const file = decodeFile(entry.name, await download(ITEM_LIMIT_BYTES));
    if ('text' in file) cache.set(fileKey(entry.sha), file.text);
    return file;
  } catch (error) {
    if (error instanceof GithubError && error.fault === 'too-large') {
      return tooLarge(entry.name, ITEM_LIMIT_BYTES + 1);
    }
    throw error;
  }
}

/** The first failure stops what has not begun yet: half a collection is of no use. */
async function allOrNothing<T, R>(items: T[], job: (item: T) => Promise<R>): Promise<R[]> {
  let failed = false;
  const run = async (item: T) => {
    if (failed) throw new Error('stopped');
    try {
      return await job(item);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return Promise.all(items.map(run));
}

async function withRetries<T>(job: () => Promise<T>, retries: number): Promise<T> {
  for (let left = retries; ; left--) {
    try {
      return await job();
    } catch (error) {
      if (left === 0 || !(error instanceof GithubError) || !error.isPassing) throw error;
    }
  }
}

function readListing(cache: SourceCache): Listing | undefined {
  const kept = cache.get(LISTING_KEY);
  return kept === undefined ? undefined : (JSON.parse(kept) as Listing);
}
