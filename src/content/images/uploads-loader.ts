import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import {
  createReport,
  type ContentReport,
  publishReport,
  type Strictness,
  type ReportedProblem,
} from '../pipeline/report.ts';
import { createPictureChecker, type PictureChecker } from './picture-checker.ts';
import type { RemoteSourceOptions, SourceCache } from '../sources/source.ts';
import { existsSync } from 'node:fs';
import type { FolderEntry } from '../sources/contents-client.ts';
import { RequestError } from '../sources/request.ts';
import { fileProblem } from '../model/problem.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { PICTURE_LIMIT_BYTES, PICTURE_NAME, publishedName } from './picture-file.ts';
import { gitBlobSha } from '../sources/built-in-source.ts';
import { cachedListing, downloads, listFolder } from '../sources/remote-source.ts';

export interface UploadsLoaderOptions {
  remote?: RemoteSourceOptions | undefined;
  strictness: Strictness;
  /** Where pictures from the content repository are stored; content/uploads holds our own. */
  directory?: string;
  /** Starts the process that checks them. */
  createChecker?: () => PictureChecker;
}

/**
 * Downloads the content repository's `uploads` folder, each picture once per sha. A picture that cannot be fetched is
 * replaced by its last good version, else by the built-in one of the same name.
 */
export function uploadsLoader(options: UploadsLoaderOptions): Loader {
  const { remote, strictness, directory = 'remote-content/uploads' } = options;
  const { createChecker = createPictureChecker } = options;
  return {
    name: 'uploads-loader',
    async load(context) {
      const { store, meta } = context;
      store.clear();
      if (!remote) {
        await rm(directory, { recursive: true, force: true });
        return;
      }
      await mkdir(directory, { recursive: true });
      const checker = createChecker();
      const place = { directory, source: remote.name, cache: meta, checker };
      const fetched = await fetchPictures(remote, place).finally(checker.close);
      await removeOthers(directory, fetched.names);
      for (const id of fetched.names) store.set({ id, data: {} });
      await publishReport(describe(remote.name, fetched), strictness, context);
    },
  };
}

function describe(source: string, { names, failed, error }: FetchedPictures): ContentReport {
  const unread = failed.filter(({ isUnread, hasLastGood }) => isUnread && !hasLastGood);
  return createReport({
    folder: UPLOADS,
    source,
    items: names.length,
    leftOut: failed.map(({ name }) => name),
    error,
    inUse: names.length > 0 ? 'last-good' : 'built-in',
    unread: error ? [UPLOADS] : unread.map(({ name }) => name),
    problems: failed.map(({ name, outcome, problem }) => {
      return { file: `${UPLOADS}/${name}`, outcome, problem };
    }),
  });
}

async function removeOthers(directory: string, names: string[]): Promise<void> {
  const others = (await readdir(directory)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(directory, name), { recursive: true })));
}

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
interface FailedPicture extends Omit<ReportedProblem, 'file'> {
  name: string;
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
      name: entry.name,
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
