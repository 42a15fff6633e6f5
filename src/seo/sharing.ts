import type { ImageFocus } from '../content/model/schemas/primitives.ts';

/** The picture that social networks show for a page without one. */
export const BRAND_IMAGE = '/social.png';

/** Matches the sharing pictures in URLs of the built site. */
export const SHARING_IMAGE = /\/sharing\/([\w.+-]+)\.jpg/g;

/** The name of a built picture among them: solar-Dqi for /_astro/solar.Dqi.svg. */
export const sharingName = (url: string): string =>
  url.replace(/^.*\//, '').replace(/\.([\w-]+)\.\w+$/, '-$1');

/** A picture of a page. */
export interface SharedPicture {
  image: { readonly src: string };
  /** The focus point for cropping. */
  imageFocus?: ImageFocus | undefined;
}

/** The end of a name, with the focus point. */
const FOCUS = /\.at-(\d+)-(\d+)$/;

/** The built picture and focus point for a part of a sharing picture's name. */
export function readSharingName(part: string): { name: string; focus: ImageFocus | undefined } {
  const [end, x, y] = FOCUS.exec(part) ?? [];
  const focus = end === undefined ? undefined : { x: Number(x), y: Number(y) };
  return { name: part.replace(FOCUS, ''), focus };
}

/**
 * Path of a page's sharing picture, which the build generates from up to three pictures side by side.
 * @param pictures of the built site; the development server has others, and no sharing pictures
 */
export function sharingPath(pictures: readonly SharedPicture[]): string {
  const isBuilt =
    pictures.length > 0 && pictures.every(({ image }) => image.src.startsWith('/_astro/'));
  return isBuilt ? `/sharing/${pictures.map(partOf).join('+')}.jpg` : BRAND_IMAGE;
}

const partOf = ({ image, imageFocus }: SharedPicture): string =>
  sharingName(image.src) + (imageFocus ? `.at-${imageFocus.x}-${imageFocus.y}` : '');
