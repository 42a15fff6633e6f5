import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterBuild } from './after-build.ts';

const TEXTS = '**/*.{html,css,js,json,xml,webmanifest}';
const PICTURES = '_astro/*.{svg,png,jpg,jpeg,webp,avif}';
const PICTURE = /[\w.-]+\.(?:svg|png|jpe?g|webp|avif)/g;

/**
 * Deletes the unused pictures of a built site: the originals of converted pictures, and those of unpublished items.
 * @param root the folder of the built site
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

/** Publishes only the pictures in use. */
export const namedImages = () => afterBuild('named-pictures', pruneUnusedImages);
