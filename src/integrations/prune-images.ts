import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBuild } from './after-build.ts';

const TEXTS = '**/*.{html,css,js,json,xml,webmanifest}';
const PICTURES = '_astro/*.{svg,png,jpg,jpeg,webp,avif}';
const PICTURE = /[\w.-]+\.(?:svg|png|jpe?g|webp|avif)/g;

/**
 * Deletes the pictures of a built site that no page names: the originals of converted pictures, and those of items that
 * are not published.
 * @param root where the built site lies
 */
export async function pruneUnusedImages(root: string): Promise<void> {
  const named = new Set<string>();
  for await (const file of glob(TEXTS, { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [name] of text.matchAll(PICTURE)) named.add(name);
  }
  for await (const file of glob(PICTURES, { cwd: root })) {
    if (!named.has(file.replace(/^.*[\\/]/, ''))) await rm(join(root, file));
  }
}

/** Publishes only the pictures that pages show. */
export const namedPictures = () => afterBuild('named-pictures', pruneUnusedImages);
