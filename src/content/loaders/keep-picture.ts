import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLfsPointer, LFS_POINTER } from '../checks/content-file.ts';
import type { RequestTools } from '../http/request.ts';
import type { PictureChecker } from '../pictures/picture-checker.ts';
import { PICTURE_LIMIT_BYTES } from '../pictures/picture-file.ts';
import { endingOf } from '../pictures/picture-kind.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import { fetchFile } from '../public-hosts/fetch-file.ts';

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
export interface PictureKeeper {
  directory: string;
  tools: RequestTools;
  checker: PictureChecker;
}

/** The name of a picture's file, if there is one, and why it is not today's. */
export interface KeptPicture {
  name?: string | undefined;
  error?: UnusableError;
}

/**
 * Fetches a picture and keeps it, checked, under a name made of its address and its bytes; else the last one of that
 * address stays.
 * @param signal ends the request
 */
export async function keepPicture(
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
export async function removeUnused(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    if (mtimeMs < Date.now() - UNUSED_MS) await rm(join(directory, name));
  }
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
