import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSchemas, folderSchemas, type Folder } from '../../src/collections/schemas/index.ts';

const KNOWN_FOLDERS = [...Object.keys(folderSchemas), 'uploads', 'schemas'];
const KNOWN_FILES = Object.keys(fileSchemas).map((name) => `${name}.json`);
const NAME_LIMIT = 120;

/** Warnings of what lies beside the content folders and is not read, such as `case-study/`. */
export async function passedOver(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = nameOf(entry.name);
      const isJson = entry.name.endsWith('.json');
      if (entry.isDirectory() && !KNOWN_FOLDERS.includes(entry.name)) {
        return [`${name}/ is passed over: content lies in ${KNOWN_FOLDERS.join(', ')}`];
      }
      if (!entry.isDirectory() && isJson && !KNOWN_FILES.includes(entry.name)) {
        return [`${name} is passed over: an item lies in a folder, such as services/${name}`];
      }
      return [];
    })
    .toSorted();
}

/** Warnings of what lies in a content folder and is not read. */
export async function passedOverIn(root: string, folder: Folder): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !(entry.isFile() && entry.name.endsWith('.json')))
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => {
      const why = entry.isSymbolicLink()
        ? 'links are not followed'
        : entry.isDirectory()
          ? 'folders inside are not read'
          : 'only files that end in .json are read';
      return `${folder}/${nameOf(entry.name)} is passed over: ${why}`;
    })
    .toSorted();
}

/** A name that others chose, without what would act on a terminal, and not too long. */
export function nameOf(name: string): string {
  const text = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');
  return text.length > NAME_LIMIT ? `${text.slice(0, NAME_LIMIT)}…` : text;
}
