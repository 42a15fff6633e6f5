/** What social networks show of a page that has no picture of its own. */
export const BRAND_PICTURE = '/social.png';

/** The pictures that are made for social networks, in addresses of the built site. */
export const SHARING_PICTURE = /\/sharing\/([\w.+-]+)\.jpg/g;

/** What a picture of the built site is called there: /_astro/solar.Dqi.svg is solar-Dqi. */
export const sharingName = (address: string): string =>
  address.replace(/^.*\//, '').replace(/\.([\w-]+)\.\w+$/, '-$1');

/**
 * Path of the picture that a page is shared with, made after the build of up to three others: one alone, or side by side.
 * @param addresses of pictures on the built site; the development server, which makes none, has others
 */
export function sharingPath(addresses: readonly string[]): string {
  const isBuilt = addresses.length > 0 && addresses.every((each) => each.startsWith('/_astro/'));
  return isBuilt ? `/sharing/${addresses.map(sharingName).join('+')}.jpg` : BRAND_PICTURE;
}
