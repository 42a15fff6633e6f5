import { join } from 'node:path';
import pLimit from 'p-limit';
import { hostOf } from '../../text/urls.ts';
import type { Item } from '../model/check-item.ts';
import type { HttpDependencies } from '../sources/request.ts';
import { createImageChecker, type ImageChecker } from './image-checker.ts';
import { imagesIn, withImages, IMAGE_LIMIT_BYTES } from './image-file.ts';
import type { ReportedProblem } from '../pipeline/report.ts';
import { FALLBACK_IMAGE, IMAGE_URL } from '../model/schemas/primitives.ts';
import { COLLECTION_TIMEOUT_MS, REQUESTS_AT_ONCE } from '../sources/create-sources.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { isLfsPointer, LFS_POINTER } from '../model/content-file.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { fetchFile } from '../sources/fetch-file.ts';

const FOLDER = 'elsewhere';

/** Replaces an item's pictures on other hosts with downloaded copies. */
export type DownloadImages = (item: Item) => Promise<DownloadedItem>;

interface DownloadedItem {
  item: Item;
  /** The pictures that could not be downloaded. */
  failed: Omit<ReportedProblem, 'file'>[];
}

interface DownloaderOptions {
  tools: HttpDependencies;
  /** The folder for downloaded pictures. */
  root?: string;
  checker?: ImageChecker;
  /** Time limit for all parallel downloads, milliseconds. */
  timeoutMs?: number;
}

/**
 * Downloads the pictures on other hosts, each URL once. If one fails, its last good version is used, or the fallback.
 */
export function createImageDownloader(options: DownloaderOptions): DownloadImages {
  const { tools, root = 'remote-content', timeoutMs = COLLECTION_TIMEOUT_MS } = options;
  const { checker = createImageChecker() } = options;
  const directory = join(root, FOLDER);
  const limit = pLimit(REQUESTS_AT_ONCE);
  const downloads = new Map<string, Promise<CachedImage>>();
  let open = 0;
  let signal = AbortSignal.abort();

  async function fetchOnce(url: string): Promise<CachedImage> {
    if (open++ === 0) signal = AbortSignal.timeout(timeoutMs);
    try {
      return await limit(() => cacheRemoteImage(url, { directory, tools, checker }, signal));
    } finally {
      if (--open === 0) {
        checker.close();
        await removeUnused(directory);
      }
    }
  }

  return async (item) => {
    const named = imagesIn(item).filter(({ path }) => IMAGE_URL.test(path));
    const found = await Promise.all(
      named.map(async ({ field, path: url }) => {
        const result = downloads.get(url) ?? fetchOnce(url);
        downloads.set(url, result);
        return { field, url, ...(await result) };
      }),
    );
    const replacements = new Map(
      found.map(({ url, name }) => [url, name ? `/${FOLDER}/${name}` : FALLBACK_IMAGE]),
    );
    return { item: withImages(item, replacements), failed: found.flatMap(describeFailed) };
  };
}

function describeFailed({
  field,
  url,
  name,
  error,
}: CachedImage & { field: string; url: string }): DownloadedItem['failed'] {
  if (!error) return [];
  const problem = {
    field,
    // The full URL may be secret.
    expected: `a picture at ${hostOf(url) ?? 'another host'}`,
    got: error.message,
    fix: error.fix,
    untilThen: 'the site shows its last good version, or a placeholder picture',
  };
  return [
    { problem, outcome: name ? 'The last good version is used.' : 'The fallback picture is used.' },
  ];
}

/** Change this when the check becomes stricter, so that all pictures are checked again. */
const CHECK = 1;
/** Time until an unused picture is deleted, milliseconds. */
const UNUSED_MS = 30 * 86_400_000;

const HEADERS = { accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml' };
const ADVICE = {
  large: 'put a smaller version into the uploads folder',
  status: 'correct the address, or put the picture into the uploads folder',
};
const NO_IMAGE = [
  'a file that is not JPEG, PNG, WebP, AVIF or SVG',
  'use the address of the picture itself, not of a page that shows it',
] as const;

/** The folder for pictures from other hosts, and the functions to fetch and check them. */
interface ImageCache {
  directory: string;
  tools: HttpDependencies;
  checker: ImageChecker;
}

/** The name of a picture's file, if there is one, and the error if the download failed. */
interface CachedImage {
  name?: string | undefined;
  error?: UnusableError;
}

/**
 * Downloads, checks and stores a picture under a name derived from its URL and bytes. If that fails, the last version
 * from that URL is used.
 * @param signal cancels the request
 */
async function cacheRemoteImage(
  url: string,
  { directory, tools, checker }: ImageCache,
  signal: AbortSignal,
): Promise<CachedImage> {
  const start = `${hashOf(`${CHECK} ${url}`)}-`;
  await mkdir(directory, { recursive: true });
  const last = (await readdir(directory)).find((name) => name.startsWith(start));
  if (last) await utimes(join(directory, last), new Date(), new Date());
  try {
    const limits = { headers: HEADERS, signal, limitBytes: IMAGE_LIMIT_BYTES };
    const bytes = await fetchFile(url, tools, limits, ADVICE);
    const extension = extensionOf(bytes);
    if (!extension && isLfsPointer(bytes))
      throw new UnusableError(LFS_POINTER.got, LFS_POINTER.fix);
    if (!extension) throw new UnusableError(...NO_IMAGE);
    const name = `${start}${hashOf(bytes)}.${extension === 'svg' ? 'png' : extension}`;
    if (name === last) return { name };
    const partial = join(directory, `.${name}.part`);
    await writeFile(partial, await checker.check(`picture.${extension}`, bytes));
    // An interrupted build must not leave a partial picture.
    await rename(partial, join(directory, name));
    if (last) await rm(join(directory, last));
    return { name };
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error;
    return { name: last, error };
  }
}

/** Deletes the pictures that no build has used for a month. */
async function removeUnused(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    if (mtimeMs < Date.now() - UNUSED_MS) await rm(join(directory, name));
  }
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Magic numbers by file extension, as Latin-1. */
const MAGIC_NUMBERS = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp.{0,40}avi[fs]/s,
  svg: /^(?:\xef\xbb\xbf)?\s*<(?!!doctype html|html)/i,
};

/**
 * The file extension for a picture's magic number, such as `jpg`. The picture checker decides whether the file is
 * valid.
 */
function extensionOf(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 100)).toString('latin1');
  return Object.entries(MAGIC_NUMBERS).find(([, pattern]) => pattern.test(beginning))?.[0];
}
