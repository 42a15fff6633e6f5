import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { printable } from '../../src/content/model/problem.ts';
import { FOLDERS, type Folder } from '../../src/content/model/content-types.ts';
import { PAGES_FOLDER, SINGLE_FILES } from '../../src/content/model/settings-files.ts';

const KNOWN_FOLDERS: string[] = [...FOLDERS, PAGES_FOLDER, 'uploads', 'schemas'];
const KNOWN_FILES = Object.keys(SINGLE_FILES).map((name) => `${name}.json`);

const PAGES = KNOWN_FILES.filter((name) => name.startsWith(`${PAGES_FOLDER}/`)).map((name) =>
  name.slice(PAGES_FOLDER.length + 1),
);

/** Warnings about ignored entries next to the content folders, such as `case-study/`. */
export async function listIgnored(root: string): Promise<string[]> {
  return [...(await listIgnoredAt(root)), ...(await listIgnoredPages(root))].toSorted();
}

async function listIgnoredAt(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const name = printable(entry.name);
      const isJson = entry.name.endsWith('.json');
      if (entry.isDirectory() && !KNOWN_FOLDERS.includes(entry.name)) {
        return [`${name}/ is ignored: content folders are ${KNOWN_FOLDERS.join(', ')}`];
      }
      if (!entry.isDirectory() && isJson && !KNOWN_FILES.includes(entry.name)) {
        return [`${name} is ignored: items must be in a folder, such as services/${name}`];
      }
      return [];
    });
}

/** Warnings about page text files without a page. */
async function listIgnoredPages(root: string): Promise<string[]> {
  const names = await readdir(join(root, PAGES_FOLDER)).catch(() => []);
  return names
    .map((name) => `${PAGES_FOLDER}/${name}`)
    .filter((name) => !KNOWN_FILES.includes(name))
    .map((name) => `${printable(name)} is ignored: the pages are ${PAGES.join(', ')}`);
}

/** Warnings about ignored entries in a content folder. */
export async function listIgnoredIn(root: string, folder: Folder): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !(entry.isFile() && entry.name.endsWith('.json')))
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => {
      const reason = entry.isSymbolicLink()
        ? 'links are not followed'
        : entry.isDirectory()
          ? 'folders inside are not read'
          : 'only files that end in .json are read';
      return `${folder}/${printable(entry.name)} is ignored: ${reason}`;
    })
    .toSorted();
}
