import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon, drawIco, drawIcon, renderOgImage } from '../../../src/brand/pictures.ts';
import { OTHER_THEME, THEME } from '../../support/theme.ts';

const { colours } = THEME;

/** The colour of a picture at a point, given as shares of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

test.each([180, 192, 512])(
  'draws a %i-pixel icon of the logo on the page background',
  async (size) => {
    const icon = await drawIcon(THEME, size);
    expect(await sharp(icon).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
    expect(await colourAt(icon, 0.02, 0.02)).toBe(colours.surface.light);
    expect(await colourAt(icon, 0.25, 0.25)).toBe(colours.accent.light);
    expect(await colourAt(icon, 0.5, 0.5)).toBe(colours.link.light);
  },
);

test('writes an ICO file with one 32-pixel image', async () => {
  const ico = await drawIco(THEME);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + length).toBe(ico.length);
  expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('writes an SVG icon with a dark-mode variant', async () => {
  const favicon = drawFavicon(THEME);
  const picture = await sharp(Buffer.from(favicon)).png().toBuffer();
  expect(await colourAt(picture, 0.25, 0.25)).toBe(colours.accent.light);
  expect(await colourAt(picture, 0.5, 0.5)).toBe(colours.link.light);
  const [, rules = ''] = favicon.split('@media(prefers-color-scheme:dark)');
  for (const paint of ['text', 'link', 'accent'] as const) {
    const { light, dark } = colours[paint];
    expect(rules).toContain(`[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  }
});

test('draws the sharing picture in the company’s colours', async () => {
  const scene =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="520"><path d="M0 260h1600v260H0z" fill="#00ff00"/></svg>';
  const picture = await renderOgImage(OTHER_THEME.colours, scene);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(picture, 0, 0)).toBe(OTHER_THEME.colours.sky.light);
  expect(await colourAt(picture, 0, 0.99)).toBe('#00ff00');
});
