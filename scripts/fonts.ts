// Subsets the two fonts to the characters that the site uses and writes them to src/fonts/. Run it if content needs a
// new character, and commit the results.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { drawPlainZero } from './fonts/plain-zero.ts';

const LETTERS =
  ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzàáèéìíòóùúÀÈÌÒÙÉ0123456789' +
  "!%&'()+,-./:;?£₂−–—‘’“”";
const SIGNS = '"#*=@_©·°²³×…→←';

const FACES = [
  {
    from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    to: 'heading.woff2',
    hasStrokedZero: false,
    letters: LETTERS,
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'reading.woff2',
    // With its slashed zero, prices and telephone numbers would look like serial numbers.
    hasStrokedZero: true,
    letters: LETTERS + SIGNS,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { from, to, letters, hasStrokedZero, ...options } of FACES) {
  const original = await readFile(new URL(import.meta.resolve(from)));
  const subset = (font: Buffer, targetFormat: 'truetype' | 'woff2') =>
    // Fractions, alternative figures and kerning would take up 40% of one file and 20% of the other: an extra round trip
    // for first-time visitors on slow connections, with little visible effect.
    subsetFont(font, letters, { targetFormat, keepFeatures: [], ...options });
  const ttf = await subset(original, 'truetype');
  if (hasStrokedZero) drawPlainZero(ttf);
  const packed = await subset(ttf, 'woff2');
  await writeFile(`src/fonts/${to}`, packed);
  console.log(`src/fonts/${to}: ${packed.byteLength} bytes`);
}
