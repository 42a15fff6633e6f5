import sharp from 'sharp';

/** Marks of an SVG that does more than draw. */
const ACTIVE_SVG =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)|<!ENTITY|[\s"'/]on\w+\s*=|javascript:/i;

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
  if (format === 'svg' && ACTIVE_SVG.test(decodeEntities(new TextDecoder().decode(bytes)))) {
    throw new Error('it carries a script');
  }
  // The head of a file may be sound where the rest is not.
  await sharp(bytes, { failOn: 'error' }).stats();
}

/** Letters may hide as numbers, as in `java&#115;cript:`. */
function decodeEntities(svg: string): string {
  return svg.replace(/&#(x?)([0-9a-f]+);?/gi, (whole, hex: string, digits: string) => {
    const code = parseInt(digits, hex ? 16 : 10);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}
