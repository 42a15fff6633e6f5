import sharp from 'sharp';
import { decodeEntities } from '../../model/checks/html-rules.ts';

/** The names of files that content may name as pictures. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The largest picture, bytes. */
export const PICTURE_LIMIT_BYTES = 15_000_000;

/** Elements of an SVG that do more than draw, by local name. */
const ACTIVE_ELEMENTS = /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b/i;
const ACTIVE_PARTS = /<!ENTITY|<\?xml-stylesheet|[\s"'/]on\w+\s*=/i;

/**
 * Checks a picture from elsewhere: a broken one would stop the image pipeline, an active one would run on our site.
 * @throws an error that says what is wrong
 */
export async function checkPicture(name: string, bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await sharp(bytes).metadata();
  const expected = name.split('.').pop()?.replace('jpg', 'jpeg');
  if (!width || !height) throw new Error('its size cannot be read');
  if (format !== expected && !(format === 'heif' && expected === 'avif')) {
    throw new Error(`it is ${format}, not ${expected ?? 'a picture'}`);
  }
  if (format === 'svg' && isActive(decodeEntities(new TextDecoder().decode(bytes)))) {
    throw new Error('it carries a script');
  }
  // The head of a file may be sound where the rest is not.
  await sharp(bytes, { failOn: 'error' }).stats();
}

function isActive(svg: string): boolean {
  // Browsers pass over white space and control characters in the scheme of a link.
  const links = svg.replace(/[\s\p{Cc}]/gu, '');
  return ACTIVE_ELEMENTS.test(svg) || ACTIVE_PARTS.test(svg) || /javascript:/i.test(links);
}
