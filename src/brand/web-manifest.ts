import type { Company } from '../content/model/schemas/company.ts';
import type { Theme } from '../content/model/schemas/theme.ts';

/** Widths of the web manifest's icons, pixels. */
const SIZES = [192, 512];

/** The web manifest, for devices that add the site to their home screen. */
export function createWebManifest({ name }: Pick<Company, 'name'>, { colours }: Theme) {
  return {
    name,
    start_url: '/',
    display: 'browser',
    background_color: colours.surface.light,
    theme_color: colours.surface.light,
    icons: SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
