import type { APIRoute } from 'astro';
import { company, theme } from '../content/queries/settings.ts';

/** Widths of the icons, pixels. */
const SIZES = [192, 512];

/** The web manifest, for devices that add the site to their home screen. */
export const GET: APIRoute = () => {
  const { light } = theme.colours.surface;
  const manifest = {
    name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
};
