import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import sharp from 'sharp';
import type { FolderEntry, Listing } from '../../github/shapes.ts';
import { formatProblem } from '../format-issues.ts';
import { saveReport, type ReportedProblem } from '../report.ts';
import type { RemoteSourceOptions } from './remote-source.ts';

const FOLDER = 'uploads';
const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;
const PICTURE_LIMIT_BYTES = 15_000_000;

export interface UploadsLoaderOptions {
  remote?: RemoteSourceOptions | undefined;
  strict: boolean;
  /** Where pictures of the content repository are put, beside content/uploads. */
  directory?: string;
}

/**
 * Brings the pictures of the content repository's `uploads` folder to disk, each once per sha.
 * A picture that cannot be had leaves the built-in one of the same name in its place.
 */
export function uploadsLoader(options: UploadsLoaderOptions): Loader {
  const { remote, strict, directory = 'remote-content/uploads' } = options;
  return {
    name: 'uploads-loader',
    async load({ collection, store, meta, logger, config }) {
      store.clear();
      if (!remote) {
        await rm(directory, { recursive: true, force: true });
        return;
      }
      await mkdir(directory, { recursive: true });
      const signal = AbortSignal.timeout(remote.timeoutMs);
      const problems: ReportedProblem[] = [];
      let failure: string | undefined;
      let pictures: FolderEntry[] = [];
      try {
        const kept = meta.get('listing');
        const previous = kept ? (JSON.parse(kept) as Listing) : undefined;
        const listing = await remote.limit(() =>
          remote.client.listFolder(FOLDER, previous, signal),
        );
        pictures = listing.entries.filter(
          (entry) => entry.type === 'file' && PICTURE_NAME.test(entry.name),
        );
        meta.set('listing', JSON.stringify(listing));
      } catch (error) {
        failure = messageOf(error);
      }
      const results = await Promise.all(
        pictures.map(async (entry) => {
          const target = join(directory, entry.name);
          if (meta.get(entry.name) === entry.sha && (await exists(target))) return entry;
          try {
            const bytes = await remote.limit(() =>
              remote.client.download(entry, PICTURE_LIMIT_BYTES, signal),
            );
            await checkPicture(entry.name, bytes);
            await writeFile(target, bytes);
            meta.set(entry.name, entry.sha);
            return entry;
          } catch (error) {
            const problem = {
              field: '',
              expected: 'a picture',
              got: messageOf(error),
              fix: 'upload it again',
            };
            problems.push({
              file: entry.name,
              outcome: 'The built-in picture or the fallback is used.',
              problem,
            });
            return undefined;
          }
        }),
      );
      const good = results.filter((entry) => entry !== undefined);
      await removeOthers(directory, new Set(good.map((entry) => entry.name)));
      for (const { name } of good) store.set({ id: name, data: {} });
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
        items: good.length,
        leftOut: problems.map(({ file }) => file),
        ...(failure ? { failure } : {}),
        problems,
        isClean: texts.length === 0,
      });
    },
  };
}

/** A broken picture would stop the image pipeline, and with it the build. */
async function checkPicture(name: string, bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await sharp(bytes).metadata();
  const expected = name.split('.').pop()?.replace('jpg', 'jpeg');
  if (!width || !height) throw new Error('its size cannot be read');
  if (format !== expected && !(format === 'heif' && expected === 'avif')) {
    throw new Error(`it is ${format}, not ${expected ?? 'a picture'}`);
  }
}

async function removeOthers(directory: string, names: Set<string>): Promise<void> {
  const others = (await readdir(directory)).filter((name) => !names.has(name));
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
