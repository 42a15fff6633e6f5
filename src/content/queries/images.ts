import type { ImageMetadata } from 'astro';
import { FALLBACK_PICTURE } from '../schemas/primitives.ts';

type Pictures = Record<string, { default: ImageMetadata }>;

const builtIn: Pictures = import.meta.glob('/content/uploads/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
});
const remote: Pictures = import.meta.glob(
  '/remote-content/uploads/*.{svg,png,jpg,jpeg,webp,avif}',
  { eager: true },
);

/**
 * The picture that content names as /uploads/NAME: the content repository's, else the built-in one, else the fallback.
 * @param path as in content
 */
export function findImage(path: string): ImageMetadata {
  const image = lookUp(path) ?? lookUp(FALLBACK_PICTURE);
  if (!image) throw new Error(`content${FALLBACK_PICTURE} is missing, and ${path} with it`);
  return image;
}

/** Finds the picture that content names. */
export type FindImage = (path: string) => ImageMetadata;

function lookUp(path: string): ImageMetadata | undefined {
  return (remote[`/remote-content${path}`] ?? builtIn[`/content${path}`])?.default;
}
