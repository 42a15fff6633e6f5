import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { beginsAsSvg, checkSvg } from './check-svg.ts';
import { PictureError } from './picture-error.ts';

const SVG_LIMIT_BYTES = 5_000_000;
/** More than any camera has on a side, and less than WebP can hold. */
const SIDE_LIMIT = 12_000;
const PIXEL_LIMIT = 65_000_000;
const TRIAL_WIDTH = 360;
const SMALLER = `make it at most ${SIDE_LIMIT} pixels wide and high, and ${PIXEL_LIMIT / 1e6} million in all`;

/**
 * Checks a picture from elsewhere, and converts it as pages do: a broken one would stop the image pipeline, an active
 * one would run on our site. A hostile one may take for ever, so this is for a process that can be ended.
 * @throws PictureError for what an editor can mend, and the errors of the libraries
 */
export async function checkPicture(name: string, bytes: Uint8Array): Promise<void> {
  const isSvg = name.endsWith('.svg');
  if (isSvg && beginsAsSvg(bytes)) checkDrawing(bytes);
  const { format, width, height, pages = 1 } = await sharp(bytes).metadata();
  const expected = name.split('.').pop()?.replace('jpg', 'jpeg') ?? '';
  if (format !== expected && !(format === 'heif' && expected === 'avif')) {
    throw new PictureError(`${format}, not ${expected}`, `save it again as ${expected}`);
  }
  if (isSvg && !beginsAsSvg(bytes)) {
    throw new PictureError('an SVG that does not begin with <', 'save it uncompressed, in UTF-8');
  }
  if (width > SIDE_LIMIT || height > SIDE_LIMIT || width * height > PIXEL_LIMIT) {
    throw new PictureError(`${width} x ${height} pixels`, SMALLER);
  }
  if (pages > 1) throw new PictureError(`${pages} pictures in one file`, 'save one alone');
  await checkSize(name, bytes);
  const picture = sharp(bytes, { failOn: 'error' });
  const trial = { width: TRIAL_WIDTH, withoutEnlargement: true };
  await (isSvg ? picture.stats() : picture.rotate().resize(trial).avif({ effort: 0 }).toBuffer());
}

function checkDrawing(bytes: Uint8Array): void {
  if (bytes.byteLength > SVG_LIMIT_BYTES) {
    throw new PictureError(
      `an SVG of ${bytes.byteLength} bytes`,
      `make it smaller than ${SVG_LIMIT_BYTES}, or save it as JPEG`,
    );
  }
  checkSvg(bytes);
}

/** Reads the size in the way that the build does, which ends where this finds none. */
async function checkSize(name: string, bytes: Uint8Array): Promise<void> {
  try {
    await imageMetadata(bytes, name);
  } catch (cause) {
    throw new PictureError(
      'a picture whose size the build cannot read',
      'save it again; an SVG needs its <svg> with width and height within the first 1000 bytes',
      { cause },
    );
  }
}
