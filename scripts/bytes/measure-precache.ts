import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { OFFLINE_PAGE } from '../../src/offline/kept.ts';
import { namedByPage, namedByScript } from '../../src/offline/names.ts';

/** What a browser loads when it takes the service worker, before a visitor asks for any of it: bytes after brotli. */
export function measurePrecache(root = 'dist'): number {
  const page = `${OFFLINE_PAGE}.html`;
  const queue = ['/sw.js', page, ...namedByPage(readFileSync(`${root}${page}`, 'utf8'))];
  const seen = new Set(queue);
  for (const name of queue) {
    if (!name.startsWith('/_astro/') || !name.endsWith('.js')) continue;
    for (const next of namedByScript(readFileSync(`${root}${name}`, 'utf8'))) {
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  return queue.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(`${root}${name}`)).byteLength,
    0,
  );
}
