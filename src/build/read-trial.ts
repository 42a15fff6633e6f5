import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';

const PICTURE = /\/uploads\/[\w.-]+/g;

/**
 * The built-in items and their pictures: each file in base64, by its path.
 * @param root folder with services/, properties/ and so on
 */
export async function readTrial(root: string): Promise<Record<string, string>> {
  const named = new Set<string>();
  const files: Record<string, string> = {};
  for (const folder of REMOTE_FOLDERS) {
    const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.json'));
    for (const name of names.toSorted()) {
      const bytes = await readFile(join(root, folder, name));
      files[`${folder}/${name}`] = bytes.toString('base64');
      for (const [path] of bytes.toString().matchAll(PICTURE)) named.add(path.slice(1));
    }
  }
  for (const path of [...named].toSorted()) {
    const bytes = await readFile(join(root, path)).catch(() => undefined);
    if (bytes) files[path] = bytes.toString('base64');
  }
  return files;
}
