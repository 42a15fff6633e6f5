import type { Plugin } from 'vite';
import type { ContentFiles } from '../content/model/settings-files.ts';
import { declarationsOf, type Colours } from '../content/theme/palette.ts';

/** Tailwind's entry sheets. */
const DECLARES = /\/src\/(styles\/global|preview\/preview)\.css(\?|$)/;

/** Sets the values of the colours in `src/styles/tokens.css`, before Tailwind reads them. */
export const themeColours = (files: ContentFiles): Plugin => ({
  name: 'theme-colours',
  enforce: 'pre',
  transform(sheet, id) {
    return DECLARES.test(id) ? `${sheet}\n${tokensOf(files.theme.colours)}` : undefined;
  },
});

/** All tokens derived from a company's colours, as Tailwind's theme, with the changes for dark mode. */
export function tokensOf(colours: Colours): string {
  const [light, dark] = declarationsOf(colours);
  const changed = dark.filter((each) => !light.includes(each));
  const { deep } = colours;
  const shadow = `0 1px 2px ${withAlpha(deep.light, 0.08)}, 0 8px 24px -12px ${withAlpha(deep.light, 0.24)}`;
  const always = [`--shadow-header:${shadow}`, `--color-overlay:${withAlpha(deep.dark, 0.6)}`];
  return [
    `@theme static{${[...light, ...always].join(';')}}`,
    `:root{@variant dark{${changed.join(';')}}}`,
    // A part of a page that is dark in light mode too.
    `@media screen{.at-night{color-scheme:dark;color:var(--color-text);${changed.join(';')}}}`,
  ].join(' ');
}

function withAlpha(hex: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}
