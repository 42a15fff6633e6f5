import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../content/checks/check-item.ts';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';
import { withoutMetadata } from '../content/pictures/without-metadata.ts';
import { formatJson } from '../editor/format-json.ts';
import { readPublicItems } from './public-items.ts';

const PICTURE = /\/uploads\/[\w.-]+/g;

/**
 * The built-in items that everybody may see, and their pictures: each file in base64, by its path.
 * @param root folder with services/, properties/ and so on
 */
export async function readTrial(root: string): Promise<Record<string, string>> {
  const named = new Set<string>();
  const files: Record<string, string> = {};
  for (const folder of REMOTE_FOLDERS) {
    for (const { name, text, item } of await readPublicItems(root, folder)) {
      const given = parseJson(text);
      const isAllPublic = given.ok && isDeepStrictEqual(given.value, item);
      const file = isAllPublic ? text : `${formatJson(item)}\n`;
      files[`${folder}/${name}`] = Buffer.from(file).toString('base64');
      for (const [path] of file.matchAll(PICTURE)) named.add(path.slice(1));
    }
  }
  for (const path of [...named].toSorted()) {
    const bytes = await readPicture(join(root, path)).catch(() => undefined);
    if (bytes) files[path] = Buffer.from(bytes).toString('base64');
  }
  return files;
}

/** A picture as everybody may see it. */
async function readPicture(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  return (await withoutMetadata(bytes)) ?? bytes;
}
