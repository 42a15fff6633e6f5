import type { Plugin } from 'vite';
import type { ContentFiles } from '../content/model/settings-files.ts';
import { declarationsOf, type Colours } from '../content/theme/palette.ts';

/** The sheets that Tailwind begins with. */
const DECLARES = /\/src\/(styles\/global|preview\/preview)\.css(\?|$)/;

/** Gives the colours of `src/styles/tokens.css` their values, before Tailwind reads them. */
export const themeColours = (files: ContentFiles): Plugin => ({
  name: 'theme-colours',
  enforce: 'pre',
  transform(sheet, id) {
    return DECLARES.test(id) ? `${sheet}\n${tokensOf(files.theme.colours)}` : undefined;
  },
});

/** All tokens that follow from a firm's colours, as Tailwind's theme, and what is another one at dusk. */
export function tokensOf(colours: Colours): string {
  const [light, dusk] = declarationsOf(colours);
  const changed = dusk.filter((each) => !light.includes(each));
  const { deep } = colours;
  const shadow = `0 1px 2px ${withAlpha(deep.light, 0.08)}, 0 8px 24px -12px ${withAlpha(deep.light, 0.24)}`;
  const always = [`--shadow-header:${shadow}`, `--color-overlay:${withAlpha(deep.dusk, 0.6)}`];
  return `@theme static{${[...light, ...always].join(';')}} :root{@variant dusk{${changed.join(';')}}}`;
}

function withAlpha(hex: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}
