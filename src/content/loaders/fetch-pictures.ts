import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderEntry } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import { fileProblem } from '../checks/problem.ts';
import type { PictureChecker } from '../pictures/picture-checker.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import { PICTURE_LIMIT_BYTES, PICTURE_NAME, publishedName } from '../pictures/picture-file.ts';
import type { ReportedProblem } from '../report/report.ts';
import { gitBlobSha } from './git-sha.ts';
import { cachedListing, downloads, listFolder } from './remote-folder.ts';
import type { RemoteSourceOptions, SourceCache } from './source.ts';

/** The folder of pictures. */
export const UPLOADS = 'uploads';

/** The result of fetching pictures. */
export interface FetchedPictures {
  /** Files of pictures that are on disk now. */
  names: string[];
  failed: FailedPicture[];
  /** Why the folder could not be listed. */
  error?: string;
}

/** A picture that could not be fetched, or must not be shown. */
interface FailedPicture extends ReportedProblem {
  /** Whether an earlier version is on disk. */
  hasLastGood: boolean;
  /** Whether trying again later may help. */
  isUnread: boolean;
}

/** Where pictures are stored, what is cached about them, and what checks them first. */
export interface PicturePlace {
  directory: string;
  source: string;
  cache: SourceCache;
  checker: PictureChecker;
}

/** Downloads the pictures of a repository, and reports those that could not be used. */
export async function fetchPictures(
  remote: RemoteSourceOptions,
  place: PicturePlace,
): Promise<FetchedPictures> {
  const signal = AbortSignal.timeout(remote.timeoutMs);
  const cached = cachedListing(place.cache, remote.name);
  try {
    const listing = await listFolder(remote, UPLOADS, cached.read(), signal);
    cached.write(listing);
    const pictures = listing.entries.filter(
      (entry) => entry.type === 'file' && PICTURE_NAME.test(entry.name),
    );
    const download = downloads(remote, PICTURE_LIMIT_BYTES, signal);
    const results = await Promise.all(
      pictures.map((entry) => fetchPicture(entry, place, download)),
    );
    const failed = results.filter((result) => result !== undefined);
    const isThere = (_: unknown, i: number) => results[i]?.hasLastGood ?? true;
    return { names: pictures.map(({ name }) => publishedName(name)).filter(isThere), failed };
  } catch (error) {
    return { names: await listLastGood(place), failed: [], error: messageOf(error) };
  }
}

// Change this key when the check becomes stricter, so that every picture is checked again.
const checkedKey = ({ source }: PicturePlace, name: string) => `checked-5:${source}:${name}`;

/** Stores a picture unless it is already there; returns what went wrong, if anything did. */
async function fetchPicture(
  entry: FolderEntry,
  place: PicturePlace,
  download: (entry: FolderEntry) => Promise<Uint8Array>,
): Promise<FailedPicture | undefined> {
  const { directory, cache, checker } = place;
  const file = publishedName(entry.name);
  const target = join(directory, file);
  const key = checkedKey(place, file);
  const earlier = existsSync(target) ? cache.get(key) : undefined;
  if (earlier === entry.sha) return undefined;
  try {
    if (entry.size > PICTURE_LIMIT_BYTES) {
      throw new UnusableError(
        `${entry.size} bytes`,
        `make it smaller than ${PICTURE_LIMIT_BYTES} bytes`,
      );
    }
    const bytes = await download(entry);
    await writeFile(target, await checker.check(entry.name, bytes));
    // The hash of the bytes as listed; those on disk may have been redrawn.
    cache.set(key, gitBlobSha(bytes));
    return undefined;
  } catch (error) {
    const fix = error instanceof UnusableError ? error.fix : 'build again, or upload it again';
    const hasLastGood = earlier !== undefined;
    return {
      file: entry.name,
      outcome: hasLastGood
        ? 'The last good version is used.'
        : 'The built-in picture or the fallback is used.',
      problem: fileProblem('a picture', messageOf(error), fix),
      hasLastGood,
      isUnread: error instanceof RequestError && error.kind !== 'too-large',
    };
  }
}

/** Pictures from this source that an earlier build stored. */
async function listLastGood(place: PicturePlace): Promise<string[]> {
  const names = await readdir(place.directory);
  return names.filter((name) => place.cache.get(checkedKey(place, name)) !== undefined);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
