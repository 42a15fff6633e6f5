import sharp, { type Sharp } from 'sharp';

/** What hardly anybody sees the difference of, once pages have cut the picture smaller. */
const QUALITY = 92;

const SAVE: Partial<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: QUALITY }),
  heif: (picture) => picture.avif({ quality: QUALITY, effort: 0 }),
};

/**
 * A photograph without what its camera says of place, time and owner, turned as the camera says.
 * @param bytes a picture that passed its check
 * @returns undefined where it says nothing of the kind, and may stay as it is
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  const save = SAVE[format];
  if (!save || !(exif ?? xmp ?? iptc ?? comments)) return undefined;
  return save(sharp(bytes).autoOrient()).toBuffer();
}
