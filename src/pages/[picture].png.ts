import type { APIRoute } from 'astro';
import hero from '../../content/uploads/hero.svg?raw';
import { drawIcon } from '../brand/icons.ts';
import { drawSocialPicture } from '../brand/social-picture.ts';
import { theme } from '../content/queries/settings.ts';

const PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'apple-touch-icon': () => drawIcon(theme, 180),
  'icon-192': () => drawIcon(theme, 192),
  'icon-512': () => drawIcon(theme, 512),
  social: () => drawSocialPicture(theme.colours, hero),
};

export const getStaticPaths = () =>
  Object.keys(PICTURES).map((picture) => ({ params: { picture } }));

/** The firm's icons, and the picture of pages that have none of their own. */
export const GET: APIRoute = async ({ params }) => {
  const drawn = await PICTURES[params['picture'] ?? '']?.();
  return new Response(drawn && new Uint8Array(drawn), { headers: { 'content-type': 'image/png' } });
};
