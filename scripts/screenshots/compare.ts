import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ: pixels that do, or the sizes where those do. */
export type Difference = { pixels: number } | { sizes: string } | { missing: true };

const read = (path: string) =>
  sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares a picture with the one of the same name in another folder.
 * @param marked where a picture goes on which what differs is marked
 * @returns undefined where they are the same
 */
export async function comparePictures(
  path: string,
  earlier: string,
  marked: string,
): Promise<Difference | undefined> {
  if (!existsSync(earlier)) return { missing: true };
  const [now, before] = await Promise.all([read(path), read(earlier)]);
  const { width, height } = now.info;
  if (width !== before.info.width || height !== before.info.height) {
    return { sizes: `${before.info.width} x ${before.info.height}, now ${width} x ${height}` };
  }
  const out = Buffer.alloc(now.data.length);
  const pixels = pixelmatch(before.data, now.data, out, width, height, { threshold: 0.05 });
  if (pixels === 0) return undefined;
  await mkdir(dirname(marked), { recursive: true });
  await sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(marked);
  return { pixels };
}

/** What to say of a difference. */
export function describeDifference(name: string, difference: Difference, folder: string): string {
  if ('missing' in difference) return `${name}: not in ${folder}`;
  if ('sizes' in difference) return `${name}: ${difference.sizes}`;
  return `${name}: ${difference.pixels} pixels, marked in ${join('screenshots/differences', name)}.png`;
}
