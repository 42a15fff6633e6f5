import sharp from 'sharp';
import type { Colours } from '../content/theme/palette.ts';

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
