import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const TEXTS = '**/*.{html,css,js,json,xml,webmanifest}';
const PICTURES = '_astro/*.{svg,png,jpg,jpeg,webp,avif}';
const PICTURE = /[\w.-]+\.(?:svg|png|jpe?g|webp|avif)/g;

/**
 * Takes the pictures out of a built site that nothing on it names: originals of what pages show converted, and
 * pictures of items that are not published.
 * @param root where the built site lies
 */
export async function removeUnnamed(root: string): Promise<void> {
  const named = new Set<string>();
  for await (const file of glob(TEXTS, { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [name] of text.matchAll(PICTURE)) named.add(name);
  }
  for await (const file of glob(PICTURES, { cwd: root })) {
    if (!named.has(file.replace(/^.*[\\/]/, ''))) await rm(join(root, file));
  }
}

/** Publishes no picture that the site does not show. */
export function namedPictures(): AstroIntegration {
  return {
    name: 'named-pictures',
    hooks: { 'astro:build:done': ({ dir }) => removeUnnamed(fileURLToPath(dir)) },
  };
}
