import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Sharp } from 'sharp';
import { isLfsPointer, LFS_POINTER } from '../model/content-file.ts';
import { UnusableError } from '../sources/unusable-error.ts';

/** Above the longer side of any camera's photographs, and below WebP's limit. */
const SIDE_LIMIT = 12_000;
const PIXEL_LIMIT = 65_000_000;
const TRIAL_WIDTH = 360;
/** The longer side of a rendered drawing, pixels: the widest that pages show. */
const DRAWN_SIDE = 1920;
const SMALLER = `scale it down to at most ${SIDE_LIMIT} pixels a side and ${PIXEL_LIMIT / 1e6} million in total`;

/**
 * Checks an untrusted picture and returns the bytes to publish. A drawing is rendered, so that it cannot run scripts or
 * load files. A photograph loses its metadata and is converted once as pages do, since a broken one would stop the build.
 * A malicious picture may take forever, so call this in a process that can be killed.
 * @returns undefined if it may be published unchanged
 * @throws UnusableError for problems that an editor can fix, and the errors of the libraries
 */
export async function checkImage(name: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (isLfsPointer(bytes)) throw new UnusableError(LFS_POINTER.got, LFS_POINTER.fix);
  const { format, width, height, pages = 1 } = await sharp(bytes).metadata();
  const expected = name.split('.').pop()?.replace('jpg', 'jpeg') ?? '';
  if (format !== expected && !(format === 'heif' && expected === 'avif')) {
    throw new UnusableError(
      `${format}, not ${expected}`,
      `save it as ${expected}, or change the end of its name`,
    );
  }
  if (format === 'svg') return renderSvg(bytes);
  if (width > SIDE_LIMIT || height > SIDE_LIMIT || width * height > PIXEL_LIMIT) {
    throw new UnusableError(`${width} x ${height} pixels`, SMALLER);
  }
  if (pages > 1)
    throw new UnusableError(`${pages} pictures in one file`, 'save each in a separate file');
  await checkSize(name, bytes);
  const trial = { width: TRIAL_WIDTH, withoutEnlargement: true };
  await sharp(bytes, { failOn: 'error' }).rotate().resize(trial).avif({ effort: 0 }).toBuffer();
  return stripMetadata(bytes);
}

/** Renders a drawing; the library does not fetch its references. */
async function renderSvg(bytes: Uint8Array): Promise<Uint8Array> {
  // A compressed SVG may expand to any size.
  if (!new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart().startsWith('<')) {
    throw new UnusableError('an SVG that does not begin with <', 'save it uncompressed, in UTF-8');
  }
  return sharp(bytes).resize(DRAWN_SIDE, DRAWN_SIDE, { fit: 'inside' }).png().toBuffer();
}

/** Reads the size as the build does, which fails without one. */
async function checkSize(name: string, bytes: Uint8Array): Promise<void> {
  try {
    await imageMetadata(bytes, name);
  } catch (cause) {
    throw new UnusableError('a picture without a readable size', 'save it again', {
      cause,
    });
  }
}

/** High enough to make the loss invisible once pages have scaled the picture down. */
const QUALITY = 92;

const SAVE: Partial<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: QUALITY }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: QUALITY }),
  heif: (image) => image.avif({ quality: QUALITY, effort: 0 }),
};

/**
 * Removes a photograph's metadata, such as place, time and owner, and applies its orientation.
 * @param bytes a picture that passed its check
 * @returns undefined if there is no metadata, so that the bytes can stay unchanged
 */
async function stripMetadata(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  const save = SAVE[format];
  if (!save || !(exif ?? xmp ?? iptc ?? comments)) return undefined;
  return save(sharp(bytes).autoOrient()).toBuffer();
}
