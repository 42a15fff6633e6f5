import type { ImageMetadata } from 'astro';
import { FALLBACK_IMAGE } from '../model/schemas/primitives.ts';
import { publishedName } from '../images/image-file.ts';

type Pictures = Record<string, { default: ImageMetadata }>;

const builtIn: Pictures = import.meta.glob('/content/uploads/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
});
const remote: Pictures = import.meta.glob('/remote-content/*/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
});

/**
 * The picture for /uploads/NAME: from the content repository, the built-in one or the fallback, in that order.
 * @param path the path in content, or the loader's path for a picture from another host
 */
export function findImage(path: string): ImageMetadata {
  const image = lookUp(path) ?? lookUp(FALLBACK_IMAGE);
  if (!image)
    throw new Error(
      `Neither ${path} nor the fallback content${FALLBACK_IMAGE} exists: restore the fallback.`,
    );
  return image;
}

/** Finds the picture for a path in content. */
export type FindImage = (path: string) => ImageMetadata;

function lookUp(path: string): ImageMetadata | undefined {
  const published = path.replace(/[^/]+$/, (name) => publishedName(name));
  return (remote[`/remote-content${published}`] ?? builtIn[`/content${path}`])?.default;
}
