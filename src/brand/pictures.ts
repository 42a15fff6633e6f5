import sharp from 'sharp';
import type { Theme } from '../content/model/schemas/theme.ts';
import { renderLogo, LOGO_PAINTS } from '../content/theme/logo.ts';
import type { Colours } from '../content/theme/palette.ts';

/** The width of the logo on an icon; margins use the same unit. */
const LOGO_SIZE = 40;
const XMLNS = 'http://www.w3.org/2000/svg';

/** The logo without a background, in the colours of the device's colour scheme; light where that is unsupported. */
export function drawFavicon({ colours, mark }: Theme): string {
  const darkRules = LOGO_PAINTS.flatMap((paint) => {
    const { light, dark } = colours[paint];
    return ['fill', 'stroke'].map((attribute) => `[${attribute}="${light}"]{${attribute}:${dark}}`);
  });
  const style = `<style>@media(prefers-color-scheme:dark){${darkRules.join('')}}</style>`;
  const drawing = renderLogo(mark, inLightMode(colours), { xmlns: XMLNS });
  return `${drawing.replace('>', `>${style}`)}\n`;
}

/** The logo on the page background, as PNG. */
export const drawIcon = (theme: Theme, pixels: number, margin = 6): Promise<Buffer> =>
  sharp(Buffer.from(drawTile(theme, margin)), { density: 900 })
    .resize(pixels, pixels)
    .png({ palette: true })
    .toBuffer();

/** The icon in ICO format, for clients that request /favicon.ico: a six-byte header, a directory entry, and the PNG. */
export async function drawIco(theme: Theme): Promise<Buffer> {
  const pixels = 32;
  const picture = await drawIcon(theme, pixels, 1);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, picture]);
}

function drawTile({ colours, mark }: Theme, margin: number): string {
  const at = { x: margin, y: margin, width: LOGO_SIZE, height: LOGO_SIZE };
  const attributes = Object.fromEntries(Object.entries(at).map(([name, n]) => [name, String(n)]));
  const size = LOGO_SIZE + 2 * margin;
  const background = `<rect width="${size}" height="${size}" fill="${colours.surface.light}"/>`;
  const drawing = renderLogo(mark, inLightMode(colours), attributes);
  return `<svg xmlns="${XMLNS}" viewBox="0 0 ${size} ${size}">${background}${drawing}</svg>`;
}

const inLightMode = ({ text, link, accent }: Colours) => ({
  text: text.light,
  link: link.light,
  accent: accent.light,
});

/** The size for social networks in pixels, and the height of the scene. */
const [WIDTH, HEIGHT, SCENE] = [1200, 630, 430];

/**
 * The sharing picture of pages without their own picture: a scene under the company's sky.
 * @param scene an SVG that is transparent where the sky is
 */
export async function renderOgImage({ sky, surface }: Colours, scene: string): Promise<Buffer> {
  const stops = `<stop stop-color="${sky.light}"/><stop offset="1" stop-color="${surface.light}"/>`;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/></svg>`;
  const input = await sharp(Buffer.from(scene), { density: 96 })
    .resize(WIDTH, SCENE, { position: 'right' })
    .toBuffer();
  return sharp(Buffer.from(background))
    .composite([{ input, left: 0, top: HEIGHT - SCENE }])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
