import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { collectPageAssets } from '../../harness/site/collect-assets.ts';
import { OFFLINE_PAGE } from '../../src/service-worker/classify-request.ts';

/** The bytes, after Brotli, that a browser loads when it installs the service worker. */
export async function measurePrecache(root = 'dist'): Promise<number> {
  const read = (name: string) => readFileSync(root + name);
  const page = `${OFFLINE_PAGE}.html`;
  const needs = await collectPageAssets(read(page).toString(), (name) => read(name).toString());
  return ['/sw.js', page, ...needs].reduce(
    (sum, name) => sum + brotliCompressSync(read(name)).byteLength,
    0,
  );
}
