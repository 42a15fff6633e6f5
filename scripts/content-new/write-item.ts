import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { show } from '../../src/content/model/format-issues.ts';
import { FOLDERS, contentTypeName } from '../../src/content/model/content-types.ts';
import { startItem } from '../../src/content/model/starter-item.ts';
import { slugSchema } from '../../src/content/model/schemas/primitives.ts';
import { formatJson } from '../../src/editor/format-json.ts';

/**
 * Writes a starting file and gives back its path.
 * @param root folder with services/, properties/ and so on
 * @throws an error in plain words for an unknown type, a bad id, a file that is there, a folder that is not
 */
export async function writeItem(root: string, type: string, id: string): Promise<string> {
  const folder = FOLDERS.find((each) => contentTypeName(each) === type);
  if (!folder) {
    const names = FOLDERS.map(contentTypeName).join(', ');
    throw new Error(`${show(type)} is not a content type. Use ${names}`);
  }
  if (!z.safeParse(slugSchema, id).success) {
    throw new Error(
      `${show(id)} cannot be an id; write lower-case letters, digits and single hyphens, at most 60, like "new-barn"`,
    );
  }
  const isFolder = await stat(root).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${root} is no folder`);
  const path = join(root, folder, `${id}.json`);
  await mkdir(join(root, folder), { recursive: true });
  const text = `${formatJson(startItem(folder, id))}\n`;
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} is there already and stays as it is; choose another id`, {
      cause: error,
    });
  }
  return path;
}
