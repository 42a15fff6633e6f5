import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The hashes of the style element that the toast library adds by itself, for the content security policy: of its
 * text, and of the empty element that it puts into the page before the text.
 * @throws when the library no longer does it in the way this reads
 */
export function toastStyleHashes(): `sha256-${string}`[] {
  const file = new URL(import.meta.resolve('sonner'));
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!literal) throw new Error('sonner no longer inserts its styles with __insertCSS("…")');
  const texts = ['', JSON.parse(literal) as string];
  return texts.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}` as const);
}
