import type { APIRoute } from 'astro';
import hero from '../../content/uploads/hero.svg?raw';
import { drawFavicon, drawIco, drawIcon, renderOgImage } from '../brand/pictures.ts';
import { theme } from '../content/queries/settings.ts';

type Draw = () => string | Promise<Buffer>;

/** The company's icons, and the sharing picture of pages without their own. */
const ICONS: Readonly<Record<string, readonly [type: string, draw: Draw]>> = {
  'favicon.svg': ['image/svg+xml', () => drawFavicon(theme)],
  'favicon.ico': ['image/x-icon', () => drawIco(theme)],
  'apple-touch-icon.png': ['image/png', () => drawIcon(theme, 180)],
  'icon-192.png': ['image/png', () => drawIcon(theme, 192)],
  'icon-512.png': ['image/png', () => drawIcon(theme, 512)],
  'social.png': ['image/png', () => renderOgImage(theme.colours, hero)],
};

export const getStaticPaths = () => Object.keys(ICONS).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const [type, draw] = ICONS[params['icon'] ?? ''] ?? [];
  const drawn = await draw?.();
  const body = typeof drawn === 'string' || !drawn ? drawn : new Uint8Array(drawn);
  return new Response(body, { headers: type ? { 'content-type': type } : {} });
};
