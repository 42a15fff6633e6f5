import { theme } from '../content/queries/settings.ts';
import { paletteOf } from '../content/theme/palette.ts';

const { light, dusk } = paletteOf(theme.colours);

/** The style sheet of the map's frame, a separate document. The page's policy must allow it. */
export const MAP_LOOKS = [
  ':root{color-scheme:light dark}',
  'body{display:grid;height:100vh;margin:0;place-items:center;overflow:hidden;font:600 1rem/1.4 system-ui,sans-serif}',
  `a{position:absolute;bottom:1rem;padding:.75rem 1.25rem;border-radius:.375rem;background:${light.accent};color:${light['on-accent']};text-decoration:none}`,
  `a:focus-visible{outline:3px solid ${light.focus};outline-offset:3px}`,
  `@media (prefers-color-scheme:dark){a:focus-visible{outline-color:${dusk.focus}}}`,
].join('');
