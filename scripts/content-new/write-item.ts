import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { summariseValue } from '../../src/content/model/format-issues.ts';
import { FOLDERS, contentTypeName } from '../../src/content/model/content-types.ts';
import { startItem } from '../../src/content/model/starter-item.ts';
import { slugSchema } from '../../src/content/model/schemas/primitives.ts';
import { formatJson } from '../../src/editor/format-json.ts';

/**
 * Writes a template for a new item and returns its path.
 * @param root the folder with services/, properties/ and so on
 * @throws for an unknown type, an invalid id, an existing file or a missing folder
 */
export async function writeItem(root: string, type: string, id: string): Promise<string> {
  const folder = FOLDERS.find((each) => contentTypeName(each) === type);
  if (!folder) {
    const names = FOLDERS.map(contentTypeName).join(', ');
    throw new Error(`${summariseValue(type)} is not a content type. Use ${names}`);
  }
  if (!z.safeParse(slugSchema, id).success) {
    throw new Error(
      `${summariseValue(id)} is not a valid id. Use at most 60 lower-case letters, digits and single hyphens, such as "new-barn"`,
    );
  }
  const isFolder = await stat(root).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new Error(`${root} is not a folder. Create it, or name the folder with company.json`);
  const path = join(root, folder, `${id}.json`);
  await mkdir(join(root, folder), { recursive: true });
  const text = `${formatJson(startItem(folder, id))}\n`;
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} already exists. Choose another id`, {
      cause: error,
    });
  }
  return path;
}
