import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { ContentFiles } from '../content/model/settings-files.ts';
import type { ImageFocus } from '../content/model/schemas/primitives.ts';
import { BRAND_IMAGE, readSharingName, SHARING_IMAGE, sharingName } from '../seo/sharing.ts';
import { afterBuild } from './after-build.ts';

/** The size for social networks, pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const MAX_BYTES = 60_000;
/** Pictures drawn at a time; each uses several megabytes of memory. */
const PARALLEL = 4;
/** Tried in turn until a picture is small enough. */
const ENCODINGS = [85, 75, 65, 55, 45, 35, 25, 15].map((quality) => ({
  quality,
  blur: false as const,
}));
/** For very noisy pictures: blurring compresses them further. Photographs never get this far. */
const BLURRED_ENCODINGS = [3, 9, 27].map((blur) => ({ quality: 15, blur }));

/** Illustrations have sky above and land below. */
const BOTTOM: ImageFocus = { x: 50, y: 100 };

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The layout for each number of pictures, with a gap between them. */
const LAYOUTS: readonly (readonly Tile[])[] = [
  [],
  [{ left: 0, top: 0, width: WIDTH, height: HEIGHT }],
  [
    { left: 0, top: 0, width: 596, height: HEIGHT },
    { left: 604, top: 0, width: 596, height: HEIGHT },
  ],
  [
    { left: 0, top: 0, width: 796, height: HEIGHT },
    { left: 804, top: 0, width: 396, height: 311 },
    { left: 804, top: 319, width: 396, height: 311 },
  ],
];

/** A picture and its focus point. */
interface PictureWithFocus {
  file: string;
  focus?: ImageFocus | undefined;
}

/**
 * Draws pictures side by side, at the best quality within the size limit.
 * @param pictures one to three
 * @param background the colour between and behind them
 */
export async function drawOgImage(
  pictures: readonly PictureWithFocus[],
  background: string,
): Promise<Buffer> {
  const tiles = LAYOUTS[pictures.length] ?? [];
  const parts = tiles.map(async (tile, i) => {
    const { file, focus = BOTTOM } = pictures[i] ?? { file: '' };
    const { left, top } = tile;
    return { ...(await cropToCover(file, tile, focus)), left, top };
  });
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background } as const;
  const { data, info } = await sharp({ create })
    .composite(await Promise.all(parts))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const { quality, blur } of [...ENCODINGS, ...BLURRED_ENCODINGS]) {
    picture = await sharp(data, { raw: info })
      .blur(blur)
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (picture.length <= MAX_BYTES) break;
  }
  return picture;
}

/** The pixels of a picture, cropped to a size as a browser does with `object-fit: cover` and this position. */
async function cropToCover(file: string, { width, height }: Tile, focus: ImageFocus) {
  const { data, info } = await sharp(file)
    .resize(width, height, { fit: 'outside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  const { channels } = info;
  // Not all of `info`, which calls pixels with transparency premultiplied that are not.
  const raw = { width: info.width, height: info.height, channels };
  const input = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer();
  return { input, raw: { width, height, channels } };
}

/**
 * Generates the sharing pictures that the pages of a built site refer to.
 * @param root the folder of the built site
 * @param background the colour behind pictures
 * @param warn reports a picture that could not be generated; the company's picture replaces it
 */
export async function generateOgImages(
  root: string,
  background: string,
  warn: (problem: string) => void,
): Promise<void> {
  const files = new Map<string, string>();
  for await (const file of glob('_astro/*.*', { cwd: root })) {
    files.set(sharingName(file), join(root, file));
  }
  const pictureNames = new Set<string>();
  for await (const page of glob('**/*.html', { cwd: root })) {
    const html = await readFile(join(root, page), 'utf8');
    for (const [, name = ''] of html.matchAll(SHARING_IMAGE)) pictureNames.add(name);
  }
  await mkdir(join(root, 'sharing'), { recursive: true });
  const limit = pLimit(PARALLEL);
  await limit.map(pictureNames, async (name) => {
    const parts = name.split('+').map((part) => {
      const { name: source, focus } = readSharingName(part);
      return { file: files.get(source) ?? source, focus };
    });
    const picture = await drawOgImage(parts, background).catch((error: unknown) => {
      warn(`The sharing picture ${name} failed, so the company's own is used: ${String(error)}`);
      return drawOgImage([{ file: join(root, BRAND_IMAGE) }], background);
    });
    await writeFile(join(root, 'sharing', `${name}.jpg`), picture);
  });
}

/** Generates the sharing pictures of a built site. */
export const ogImages = (files: ContentFiles) =>
  afterBuild('sharing-pictures', async (root, logger) => {
    await generateOgImages(root, files.theme.colours.surface.light, (problem) => {
      logger.warn(problem);
    });
  });
