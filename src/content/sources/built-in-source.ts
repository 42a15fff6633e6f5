import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeFile, ITEM_LIMIT_BYTES, tooLarge } from '../model/content-file.ts';
import type { ContentSource } from './source.ts';
import { createHash } from 'node:crypto';

/** Reads this repository's content folder, or another with the same structure. */
export function builtInSource(root: string, name = `${root}/`): ContentSource {
  return {
    name,
    async read(folder) {
      const directory = join(root, folder);
      // Git keeps no empty folders: a company without case studies has none for them.
      if (!existsSync(directory)) return [];
      const names = (await readdir(directory, { withFileTypes: true }))
        .flatMap((entry) => (entry.isFile() && entry.name.endsWith('.json') ? [entry.name] : []))
        .sort();
      return Promise.all(
        names.map(async (file) => {
          const bytes = await readFile(join(directory, file));
          const size = bytes.byteLength;
          if (size > ITEM_LIMIT_BYTES) return tooLarge(file, size);
          return { ...decodeFile(file, bytes), sha: gitBlobSha(bytes) };
        }),
      );
    },
  };
}

/** Git's hash of a file's bytes: the `sha` in a listing. */
export function gitBlobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
