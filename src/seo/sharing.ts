/** What social networks show for a page without a picture of its own. */
export const BRAND_PICTURE = '/social.png';

/** Matches the sharing pictures in addresses of the built site. */
export const SHARING_PICTURE = /\/sharing\/([\w.+-]+)\.jpg/g;

/** The name of a built picture among them: solar-Dqi for /_astro/solar.Dqi.svg. */
export const sharingName = (address: string): string =>
  address.replace(/^.*\//, '').replace(/\.([\w-]+)\.\w+$/, '-$1');

/**
 * Path of a page's sharing picture, which the build makes from up to three pictures side by side.
 * @param addresses of pictures on the built site; the development server has others, and makes no sharing pictures
 */
export function sharingPath(addresses: readonly string[]): string {
  const isBuilt = addresses.length > 0 && addresses.every((each) => each.startsWith('/_astro/'));
  return isBuilt ? `/sharing/${addresses.map(sharingName).join('+')}.jpg` : BRAND_PICTURE;
}
