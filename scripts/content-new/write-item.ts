import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { show } from '../../src/model/checks/format-issues.ts';
import { slugSchema } from '../../src/model/schemas/primitives.ts';
import { KINDS, type Kind } from './kinds.ts';
import { startItem } from './start-item.ts';

/**
 * Writes a starting file and gives back its path.
 * @param root folder with services/, properties/ and so on
 * @throws an error in plain words for an unknown kind, a bad id, a file that is there, a folder that is not
 */
export async function writeItem(root: string, kind: string, id: string): Promise<string> {
  if (!isKind(kind)) {
    throw new Error(`${show(kind)} is no kind of item; use ${Object.keys(KINDS).join(', ')}`);
  }
  if (!z.safeParse(slugSchema, id).success) {
    throw new Error(
      `${show(id)} cannot be an id; write lower-case letters, digits and single hyphens, at most 60, like "heat-pumps"`,
    );
  }
  const isFolder = await stat(root).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${root} is no folder`);
  const folder = join(root, KINDS[kind]);
  const path = join(folder, `${id}.json`);
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(startItem(kind, id, '../schemas'), null, 2)}\n`;
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

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}
