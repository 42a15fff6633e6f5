import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { CollectionReport } from '../report/report.ts';
import { createPictureChecker, type PictureChecker } from '../pictures/picture-checker.ts';
import { fetchPictures, UPLOADS, type FetchedPictures } from './fetch-pictures.ts';
import type { RemoteSourceOptions } from './source.ts';
import { publishReport, type Strictness } from './strictness.ts';

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

function describe(source: string, { names, failed, error }: FetchedPictures): CollectionReport {
  const unread = failed.filter(({ isUnread, hasLastGood }) => isUnread && !hasLastGood);
  return {
    folder: UPLOADS,
    source,
    items: names.length,
    leftOut: failed.map(({ file }) => file),
    ...(error ? { error, inUse: names.length > 0 ? 'last-good' : 'built-in' } : {}),
    unread: error ? [UPLOADS] : unread.map(({ file }) => file),
    problems: failed.map(({ file, outcome, problem }) => ({ file, outcome, problem })),
    isClean: failed.length === 0 && !error,
  };
}

async function removeOthers(directory: string, names: string[]): Promise<void> {
  const others = (await readdir(directory)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(directory, name), { recursive: true })));
}
