import type { APIRoute } from 'astro';
import hero from '../../content/uploads/hero.svg?raw';
import { drawFavicon, drawIco, drawIcon, renderOgImage } from '../brand/pictures.ts';
import { theme } from '../content/queries/settings.ts';

interface Icon {
  type: string;
  draw: () => string | Promise<Buffer>;
}

/** The company's icons, and the sharing picture of pages without their own. */
const ICONS: Readonly<Record<string, Icon>> = {
  'favicon.svg': { type: 'image/svg+xml', draw: () => drawFavicon(theme) },
  'favicon.ico': { type: 'image/x-icon', draw: () => drawIco(theme) },
  'apple-touch-icon.png': { type: 'image/png', draw: () => drawIcon(theme, 180) },
  'icon-192.png': { type: 'image/png', draw: () => drawIcon(theme, 192) },
  'icon-512.png': { type: 'image/png', draw: () => drawIcon(theme, 512) },
  'social.png': { type: 'image/png', draw: () => renderOgImage(theme.colours, hero) },
};

export const getStaticPaths = () =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<Icon> = async ({ props: { type, draw } }) => {
  const drawn = await draw();
  const body = typeof drawn === 'string' ? drawn : new Uint8Array(drawn);
  return new Response(body, { headers: { 'content-type': type } });
};
