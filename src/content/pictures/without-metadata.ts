import sharp, { type Sharp } from 'sharp';

/** High enough that the loss is invisible once pages have scaled the picture down. */
const QUALITY = 92;

const SAVE: Partial<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: QUALITY }),
  heif: (picture) => picture.avif({ quality: QUALITY, effort: 0 }),
};

/**
 * Removes a photograph's metadata, such as place, time and owner, and applies its orientation.
 * @param bytes a picture that passed its check
 * @returns undefined if there is none, so that the bytes may stay as they are
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  const save = SAVE[format];
  if (!save || !(exif ?? xmp ?? iptc ?? comments)) return undefined;
  return save(sharp(bytes).autoOrient()).toBuffer();
}
