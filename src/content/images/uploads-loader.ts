import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fileProblem } from '../model/problem.ts';
import {
  createReport,
  publishReport,
  type ReportedProblem,
  type Strictness,
} from '../pipeline/report.ts';
import { gitBlobSha } from '../sources/built-in-source.ts';
import type { FolderEntry } from '../sources/contents-client.ts';
import { createDownloader, listFolder } from '../sources/remote-source.ts';
import { RequestError } from '../sources/request.ts';
import type { RemoteSourceOptions } from '../sources/source.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { createImageChecker, type ImageChecker } from './image-checker.ts';
import { IMAGE_LIMIT_BYTES, IMAGE_NAME, publishedName } from './image-file.ts';

/** The folder of pictures. */
const UPLOADS = 'uploads';

interface UploadsLoaderOptions {
  remote?: RemoteSourceOptions | undefined;
  strictness: Strictness;
  /** The folder for pictures from the content repository; content/uploads has the built-in ones. */
  directory?: string;
  /** Starts the process that checks pictures. */
  createChecker?: () => ImageChecker;
}

/** A picture that could not be fetched, or must not be shown. */
interface FailedImage extends ReportedProblem {
  name: string;
  /** Whether an earlier version is on disk. */
  hasLastGood: boolean;
  /** Whether a retry may help. */
  couldNotBeRead: boolean;
}

/**
 * Downloads the content repository's `uploads` folder, each picture once per sha. If one fails, its last good version is
 * used, or the built-in picture with the same name.
 */
export function uploadsLoader(options: UploadsLoaderOptions): Loader {
  const { remote, strictness, directory = 'remote-content/uploads' } = options;
  const { createChecker = createImageChecker } = options;
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
      const destination = { directory, source: remote.name, meta, checker };
      const fetched = await fetchImages(remote, destination).finally(checker.close);
      const { names, failed, error } = fetched;
      const stale = (await readdir(directory)).filter((name) => !names.includes(name));
      await Promise.all(stale.map((name) => rm(join(directory, name), { recursive: true })));
      for (const id of names) store.set({ id, data: {} });
      const missed = failed.filter(
        ({ couldNotBeRead, hasLastGood }) => couldNotBeRead && !hasLastGood,
      );
      const report = createReport({
        folder: UPLOADS,
        source: remote.name,
        items: names.length,
        skipped: failed.map(({ name }) => name),
        error,
        inUse: names.length > 0 ? 'last-good' : 'built-in',
        unreadable: error ? [UPLOADS] : missed.map(({ name }) => name),
        problems: failed.map(({ file, outcome, problem }) => ({ file, outcome, problem })),
      });
      await publishReport(report, strictness, context);
    },
  };
}

/** The folder for pictures, the cache about them, and the checker. */
interface ImagePlace {
  directory: string;
  source: string;
  meta: LoaderContext['meta'];
  checker: ImageChecker;
}

/** Downloads a repository's pictures; returns the files now on disk, and the failures. */
async function fetchImages(
  remote: RemoteSourceOptions,
  destination: ImagePlace,
): Promise<{ names: string[]; failed: FailedImage[]; error?: string }> {
  const signal = AbortSignal.timeout(remote.timeoutMs);
  try {
    const { entries } = await listFolder(remote, UPLOADS, destination.meta, signal);
    const pictures = entries.filter(({ type, name }) => type === 'file' && IMAGE_NAME.test(name));
    const download = createDownloader(remote, IMAGE_LIMIT_BYTES, signal);
    const results = await Promise.all(
      pictures.map((entry) => fetchImage(entry, destination, download)),
    );
    const isOnDisk = (_: unknown, i: number) => results[i]?.hasLastGood ?? true;
    return {
      names: pictures.map(({ name }) => publishedName(name)).filter(isOnDisk),
      failed: results.filter((result) => result !== undefined),
    };
  } catch (error) {
    const earlier = await readdir(destination.directory);
    const names = earlier.filter((name) => destination.meta.has(checkedKey(destination, name)));
    return { names, failed: [], error: messageOf(error) };
  }
}

// Change this key when the check becomes stricter, so that all pictures are checked again.
const checkedKey = ({ source }: ImagePlace, name: string) => `checked-5:${source}:${name}`;

/** Stores a picture unless it already exists; returns the failure, if any. */
async function fetchImage(
  entry: FolderEntry,
  destination: ImagePlace,
  download: (entry: FolderEntry) => Promise<Uint8Array>,
): Promise<FailedImage | undefined> {
  const { name, size, sha } = entry;
  const { directory, meta, checker } = destination;
  const published = publishedName(name);
  const target = join(directory, published);
  const key = checkedKey(destination, published);
  const earlier = existsSync(target) ? meta.get(key) : undefined;
  if (earlier === sha) return undefined;
  try {
    if (size > IMAGE_LIMIT_BYTES) {
      throw new UnusableError(`${size} bytes`, `reduce it to less than ${IMAGE_LIMIT_BYTES} bytes`);
    }
    const bytes = await download(entry);
    await writeFile(target, await checker.check(name, bytes));
    // The hash of the bytes as listed; those on disk may have been rendered.
    meta.set(key, gitBlobSha(bytes));
    return undefined;
  } catch (error) {
    const fix =
      error instanceof UnusableError ? error.fix : 'upload it again, or wait for the next build';
    const hasLastGood = earlier !== undefined;
    return {
      name,
      file: `${UPLOADS}/${name}`,
      outcome: hasLastGood
        ? 'The last good version is used.'
        : 'The built-in picture or the fallback picture is used.',
      problem: fileProblem('a picture', messageOf(error), fix),
      hasLastGood,
      couldNotBeRead: error instanceof RequestError && error.kind !== 'too-large',
    };
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
