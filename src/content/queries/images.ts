import type { ImageMetadata } from 'astro';
import { publishedName } from '../pictures/picture-file.ts';

type Pictures = Record<string, { default: ImageMetadata }>;

const builtIn: Pictures = import.meta.glob('/content/uploads/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
});
const remote: Pictures = import.meta.glob('/remote-content/uploads/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
});

/** The picture shown if another is missing or broken. */
const fallbackImage = find('/uploads/fallback.svg');

/**
 * The picture for /uploads/NAME: from the content repository, else built in, else the fallback.
 * @param path the path as content gives it
 */
export function findImage(path: string): ImageMetadata {
  return lookUp(path) ?? fallbackImage;
}

/** Finds the picture for a path in content. */
export type FindImage = (path: string) => ImageMetadata;

function find(path: string): ImageMetadata {
  const image = lookUp(path);
  if (!image) throw new Error(`content${path} is missing; the site cannot be built without it`);
  return image;
}

function lookUp(path: string): ImageMetadata | undefined {
  const published = path.replace(/[^/]+$/, (name) => publishedName(name));
  return (remote[`/remote-content${published}`] ?? builtIn[`/content${path}`])?.default;
}
