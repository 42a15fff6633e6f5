import { parseJson } from '../content/model/parse-json.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FOLDERS } from '../content/model/content-types.ts';
import { SETTINGS_FILES } from '../content/model/settings-files.ts';
import { withoutMetadata } from '../content/images/check-picture.ts';
import { formatJson } from '../editor/format-json.ts';
import { readPublicItems } from './public-items.ts';

const PICTURE = /\/uploads\/[\w.-]+/g;

/**
 * The built-in files about the firm, the items that everybody may see, and the pictures of both: each file in base64, by its path.
 * @param root folder with company.json, services/, properties/ and so on
 */
export async function readTrial(root: string): Promise<Record<string, string>> {
  const named = new Set<string>();
  const files: Record<string, string> = {};
  const add = (path: string, text: string) => {
    files[path] = Buffer.from(text).toString('base64');
    for (const [picture] of text.matchAll(PICTURE)) named.add(picture.slice(1));
  };
  for (const file of Object.keys(SETTINGS_FILES)) {
    const text = await readFile(join(root, `${file}.json`), 'utf8').catch(() => undefined);
    if (text !== undefined) add(`${file}.json`, text);
  }
  for (const folder of FOLDERS) {
    for (const { name, text, item } of await readPublicItems(root, folder)) {
      const given = parseJson(text);
      const isAllPublic = given.ok && isDeepStrictEqual(given.value, item);
      add(`${folder}/${name}`, isAllPublic ? text : `${formatJson(item)}\n`);
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

/** What the built-in files about the firm hold, by name. */
export async function readFirm(root: string): Promise<Record<string, Record<string, unknown>>> {
  const files = Object.keys(SETTINGS_FILES).map(async (name) => {
    const text = await readFile(join(root, `${name}.json`), 'utf8');
    return [name, JSON.parse(text) as Record<string, unknown>] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
