import { readFileSync } from 'node:fs';
import type { Theme } from '../../src/content/schemas/theme.ts';

/** The look that comes with the site. */
export const THEME = JSON.parse(readFileSync('content/theme.json', 'utf8')) as Theme;

/** The look of a firm that has nothing of it. */
export const OTHER_THEME: Theme = {
  colours: {
    surface: { light: '#f2e9ee', dusk: '#24141d' },
    text: { light: '#2b0f1f', dusk: '#f6eef2' },
    link: { light: '#8a1c52', dusk: '#f0a3c8' },
    accent: { light: '#7fd1ae', dusk: '#7fd1ae' },
    deep: { light: '#2b0f1f', dusk: '#1a0c14' },
    sky: { light: '#f3d3e2', dusk: '#170910' },
  },
  mark: "<svg viewBox='0 0 24 24'><rect x='2' y='2' width='20' height='20' fill='accent'/><circle cx='12' cy='12' r='6' fill='link' stroke='text'/></svg>",
};
