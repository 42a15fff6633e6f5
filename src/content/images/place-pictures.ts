import { join } from 'node:path';
import pLimit from 'p-limit';
import { hostOf } from '../../text/urls.ts';
import type { Item } from '../model/check-item.ts';
import type { RequestTools } from '../sources/request.ts';
import { createPictureChecker, type PictureChecker } from './picture-checker.ts';
import { picturesIn, withPictures, PICTURE_LIMIT_BYTES } from './picture-file.ts';
import type { ReportedProblem } from '../pipeline/report.ts';
import { FALLBACK_PICTURE, PICTURE_ADDRESS } from '../model/schemas/primitives.ts';
import { COLLECTION_TIMEOUT_MS, REQUESTS_AT_ONCE } from '../sources/create-sources.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { isLfsPointer, LFS_POINTER } from '../model/content-file.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { fetchFile } from '../sources/fetch-file.ts';

const FOLDER = 'elsewhere';

/** Gives an item pictures of this site alone: those that it names at other hosts are fetched. */
export type PlacePictures = (item: Item) => Promise<PlacedItem>;

interface PlacedItem {
  item: Item;
  /** The pictures that could not be had. */
  failed: Omit<ReportedProblem, 'file'>[];
}

interface PlacerOptions {
  tools: RequestTools;
  /** The folder for what comes from elsewhere. */
  root?: string;
  checker?: PictureChecker;
  /** For all pictures that are fetched side by side, milliseconds. */
  timeoutMs?: number;
}

/**
 * Fetches the pictures that items name at other hosts, each address once. One that cannot be had gives way to its last
 * good version, else to the fallback.
 */
export function createPlacer(options: PlacerOptions): PlacePictures {
  const { tools, root = 'remote-content', timeoutMs = COLLECTION_TIMEOUT_MS } = options;
  const { checker = createPictureChecker() } = options;
  const directory = join(root, FOLDER);
  const inTurn = pLimit(REQUESTS_AT_ONCE);
  const known = new Map<string, Promise<KeptPicture>>();
  let open = 0;
  let signal = AbortSignal.abort();

  async function fetchOnce(address: string): Promise<KeptPicture> {
    if (open++ === 0) signal = AbortSignal.timeout(timeoutMs);
    try {
      return await inTurn(() => cacheRemoteImage(address, { directory, tools, checker }, signal));
    } finally {
      if (--open === 0) {
        checker.close();
        await removeUnused(directory);
      }
    }
  }

  return async (item) => {
    const named = picturesIn(item).filter(({ path }) => PICTURE_ADDRESS.test(path));
    const found = await Promise.all(
      named.map(async ({ field, path: address }) => {
        const kept = known.get(address) ?? fetchOnce(address);
        known.set(address, kept);
        return { field, address, ...(await kept) };
      }),
    );
    const instead = new Map(
      found.map(({ address, name }) => [address, name ? `/${FOLDER}/${name}` : FALLBACK_PICTURE]),
    );
    return { item: withPictures(item, instead), failed: found.flatMap(describeFailed) };
  };
}

function describeFailed({
  field,
  address,
  name,
  error,
}: KeptPicture & { field: string; address: string }): PlacedItem['failed'] {
  if (!error) return [];
  const problem = {
    field,
    // The whole address may be a key.
    expected: `a picture at ${hostOf(address) ?? 'another host'}`,
    got: error.message,
    fix: `${error.fix}; until then its last good version is shown, or the fallback`,
  };
  return [{ problem, outcome: name ? 'The last good version is used.' : 'The fallback is used.' }];
}

/** Change this when the check becomes stricter, so that no picture counts as checked. */
const CHECK = 1;
/** How long a picture stays on disk that no item names any more, milliseconds. */
const UNUSED_MS = 30 * 86_400_000;

/** Some hosts refuse whoever does not say who asks. */
const HEADERS = {
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  'user-agent': 'website-build/1.0',
};
const ADVICE = {
  large: 'put a smaller one into the uploads folder',
  status: 'mend the address, or put the picture into the uploads folder',
};
const NO_PICTURE = [
  'something else than JPEG, PNG, WebP, AVIF or SVG',
  'give the address of the picture itself, not of a page that shows it',
] as const;

/** Where pictures of other hosts are kept, and what fetches and checks them. */
interface PictureKeeper {
  directory: string;
  tools: RequestTools;
  checker: PictureChecker;
}

/** The name of a picture's file, if there is one, and why it is not today's. */
interface KeptPicture {
  name?: string | undefined;
  error?: UnusableError;
}

/**
 * Fetches a picture and keeps it, checked, under a name made of its address and its bytes; else the last one of that
 * address stays.
 * @param signal ends the request
 */
async function cacheRemoteImage(
  address: string,
  { directory, tools, checker }: PictureKeeper,
  signal: AbortSignal,
): Promise<KeptPicture> {
  const start = `${hashOf(`${CHECK} ${address}`)}-`;
  await mkdir(directory, { recursive: true });
  const last = (await readdir(directory)).find((name) => name.startsWith(start));
  if (last) await utimes(join(directory, last), new Date(), new Date());
  try {
    const limits = { headers: HEADERS, signal, limitBytes: PICTURE_LIMIT_BYTES };
    const bytes = await fetchFile(address, tools, limits, ADVICE);
    const ending = endingOf(bytes);
    if (!ending && isLfsPointer(bytes)) throw new UnusableError(LFS_POINTER.got, LFS_POINTER.fix);
    if (!ending) throw new UnusableError(...NO_PICTURE);
    const name = `${start}${hashOf(bytes)}.${ending === 'svg' ? 'png' : ending}`;
    if (name === last) return { name };
    const half = join(directory, `.${name}.part`);
    await writeFile(half, await checker.check(`picture.${ending}`, bytes));
    // A build that breaks off must not leave half a picture.
    await rename(half, join(directory, name));
    if (last) await rm(join(directory, last));
    return { name };
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error;
    return { name: last, error };
  }
}

/** Removes the pictures that no build has used for a month. */
async function removeUnused(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    if (mtimeMs < Date.now() - UNUSED_MS) await rm(join(directory, name));
  }
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** How pictures begin, a character for each byte, by the ending of their files. */
const BEGINNINGS = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp.{0,40}avi[fs]/s,
  svg: /^(?:\xef\xbb\xbf)?\s*<(?!!doctype html|html)/i,
};

const KINDS = Object.entries(BEGINNINGS);

/** The ending for what begins like a picture, such as `jpg`; whether it is one, the picture checker says. */
function endingOf(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 100)).toString('latin1');
  return KINDS.find(([, form]) => form.test(beginning))?.[0];
}
