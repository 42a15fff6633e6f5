import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { RequestError } from '../../http/request-error.ts';
import type { FolderEntry } from '../../github/shapes.ts';
import { formatProblem } from '../../model/checks/format-issues.ts';
import { saveReport, type ReportedProblem } from '../report.ts';
import { createPictureChecker, type PictureChecker } from '../pictures/picture-checker.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { PICTURE_LIMIT_BYTES, PICTURE_NAME } from '../pictures/picture-file.ts';
import { gitBlobSha } from './git-sha.ts';
import { keptListing } from './kept-listing.ts';
import type { RemoteSourceOptions } from './remote-source.ts';
import type { SourceCache } from './source.ts';
import { withRetries } from './with-retries.ts';

const FOLDER = 'uploads';

export interface UploadsLoaderOptions {
  remote?: RemoteSourceOptions | undefined;
  strict: boolean;
  /** Where pictures of the content repository are put, beside content/uploads. */
  directory?: string;
  /** Starts what checks them. */
  createChecker?: () => PictureChecker;
}

/**
 * Brings the pictures of the content repository's `uploads` folder to disk, each once per sha.
 * A picture that cannot be had leaves the built-in one of the same name in its place.
 */
export function uploadsLoader(options: UploadsLoaderOptions): Loader {
  const { remote, strict, directory = 'remote-content/uploads' } = options;
  const { createChecker = createPictureChecker } = options;
  return {
    name: 'uploads-loader',
    async load({ collection, store, meta, logger, config }) {
      store.clear();
      if (!remote) {
        await rm(directory, { recursive: true, force: true });
        return;
      }
      await mkdir(directory, { recursive: true });
      const checker = createChecker();
      const place = { directory, cache: meta, checker };
      const { names, problems, failure } = await fetchPictures(remote, place).finally(
        checker.close,
      );
      await removeOthers(directory, names);
      for (const id of names) store.set({ id, data: {} });
      const texts = [
        ...(failure ? [`${FOLDER}: ${failure}. Built-in pictures are used.`] : []),
        ...problems.map(({ file, problem }) => formatProblem(`${FOLDER}/${file}`, problem)),
      ];
      for (const text of texts) logger.warn(text);
      if (strict && texts.length > 0) {
        throw new Error(
          `CONTENT_STRICT is on and ${collection} has problems:\n${texts.join('\n')}`,
        );
      }
      await saveReport(config.cacheDir, {
        folder: FOLDER,
        source: remote.name,
        items: names.length,
        leftOut: problems.map(({ file }) => file),
        ...(failure ? { error: failure } : {}),
        problems,
        isClean: texts.length === 0,
      });
    },
  };
}

interface Fetched {
  names: string[];
  problems: ReportedProblem[];
  /** Why the folder could not be listed. */
  failure?: string;
}

/** Where pictures are put, what is remembered of them, and what looks at them first. */
interface PicturePlace {
  directory: string;
  cache: SourceCache;
  checker: PictureChecker;
}

async function fetchPictures(remote: RemoteSourceOptions, place: PicturePlace): Promise<Fetched> {
  const signal = AbortSignal.timeout(remote.timeoutMs);
  const ask = <T>(job: () => Promise<T>) => remote.limit(() => withRetries(job, remote.retries));
  const kept = keptListing(place.cache, remote.name);
  try {
    const listing = await ask(() => remote.client.listFolder(FOLDER, kept.read(), signal));
    kept.write(listing);
    const pictures = listing.entries.filter(
      (entry) => entry.type === 'file' && PICTURE_NAME.test(entry.name),
    );
    const download = (entry: FolderEntry) =>
      ask(() => remote.client.download(entry, PICTURE_LIMIT_BYTES, signal));
    const results = await Promise.all(
      pictures.map((entry) => fetchPicture(entry, place, download)),
    );
    const names = pictures.map((entry) => entry.name).filter((_, i) => !results[i]);
    return { names, problems: results.filter((problem) => problem !== undefined) };
  } catch (error) {
    const isAbsent = error instanceof RequestError && error.status === 404;
    return { names: [], problems: [], ...(isAbsent ? {} : { failure: messageOf(error) }) };
  }
}

/** Puts a picture on disk unless it is there; gives back what went wrong, if anything did. */
async function fetchPicture(
  entry: FolderEntry,
  { directory, cache, checker }: PicturePlace,
  download: (entry: FolderEntry) => Promise<Uint8Array>,
): Promise<ReportedProblem | undefined> {
  const target = join(directory, entry.name);
  // Another key would have all of them checked again, as a stricter check wants.
  const key = `checked-2:${entry.name}`;
  if (cache.get(key) === entry.sha && (await exists(target))) return undefined;
  try {
    if (entry.size > PICTURE_LIMIT_BYTES) {
      throw new PictureError(
        `${entry.size} bytes`,
        `make it smaller than ${PICTURE_LIMIT_BYTES} bytes`,
      );
    }
    const bytes = await download(entry);
    await checker.check(entry.name, bytes);
    await writeFile(target, bytes);
    cache.set(key, gitBlobSha(bytes));
    return undefined;
  } catch (error) {
    const fix = error instanceof PictureError ? error.fix : 'build again, or upload it again';
    return {
      file: entry.name,
      outcome: 'The built-in picture or the fallback is used.',
      problem: { field: '', expected: 'a picture', got: messageOf(error), fix },
    };
  }
}

async function removeOthers(directory: string, names: string[]): Promise<void> {
  const others = (await readdir(directory)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(directory, name), { recursive: true })));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
