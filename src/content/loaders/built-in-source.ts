import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitBlobSha } from './git-sha.ts';
import { decodeFile, ITEM_LIMIT_BYTES, tooLarge } from '../checks/content-file.ts';
import type { Source } from './source.ts';

/** Reads this repository's content folder, or another with the same structure. */
export function builtInSource(root: string, name = `${root}/`): Source {
  return {
    name,
    async read(folder) {
      const directory = join(root, folder);
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
