import { lstatSync, readFileSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import type { DownloadImages } from '../../src/content/images/download-images.ts';
import type { Item } from '../../src/content/model/check-item.ts';
import { contentTypeOf, FOLDERS, type Folder } from '../../src/content/model/content-types.ts';
import { parseJson } from '../../src/content/model/parse-json.ts';
import { fileProblem, type Checked } from '../../src/content/model/problem.ts';
import { SINGLE_NAMES, type ContentFiles } from '../../src/content/model/settings-files.ts';
import { readItems, type ListedItem } from '../../src/content/pipeline/read-items.ts';
import { checkSettingsFile } from '../../src/content/pipeline/read-settings.ts';
import type { ContentReport } from '../../src/content/pipeline/report.ts';
import { builtInSource } from '../../src/content/sources/built-in-source.ts';
import {
  decodeFile,
  ITEM_LIMIT_BYTES,
  tooLarge,
  type SourceFile,
} from '../../src/content/model/content-file.ts';
import { isRecord, type UnknownRecord } from '../../src/records.ts';

/** The content of this repository, regardless of the working directory. */
export const BUILT_IN_FOLDER = CONTENT_FOLDER;

/** An item and the path of its file in the content. */
export interface ItemOfFile {
  file: string;
  item: Item;
}

/** A folder of items, read as in a build. */
export interface ReadFolder {
  folder: Folder;
  /** All items of the resulting site. */
  items: ListedItem[];
  /** The items of the checked content. */
  checkedItems: ItemOfFile[];
  report: ContentReport;
}

/** A settings file, read as in a build. */
interface ReadFile extends Checked<unknown> {
  name: keyof ContentFiles;
  file: SourceFile;
}

/** A folder of content, read as a build reads a content repository. Missing items are built in. */
export interface ReadContent {
  folders: ReadFolder[];
  files: ReadFile[];
  /** The built-in items, unless the folder is this site's own. */
  builtIn: Item[];
}

/**
 * @param root the folder with company.json, services/ and so on
 * @param downloadImages downloads pictures from other hosts
 */
export async function readContent(
  root: string,
  downloadImages?: DownloadImages,
): Promise<ReadContent> {
  const isRepository = relative(root, BUILT_IN_FOLDER) !== '';
  const builtIn = builtInSource(BUILT_IN_FOLDER);
  const read = (folder: Folder, isFromHere: boolean) => {
    const remote = isFromHere ? builtInSource(root) : undefined;
    const contentType = contentTypeOf(folder);
    return readItems({ folder, contentType, builtIn, remote, downloadImages }, new Map());
  };
  const folders = FOLDERS.map(async (folder): Promise<ReadFolder> => {
    const isFolder = readFileStatus(root, folder)?.isDirectory() ?? false;
    const { items, report } = await read(folder, isRepository && isFolder);
    const checkedItems = items.flatMap((item, i) => {
      const { file = '', origin } = report.files?.used[i] ?? {};
      return !isRepository || origin === 'repository' ? [{ file: `${folder}/${file}`, item }] : [];
    });
    return { folder, items, checkedItems, report };
  });
  const names = SINGLE_NAMES.filter((name) => readFileStatus(root, `${name}.json`));
  const files = names.map(async (name): Promise<ReadFile> => {
    const [file, builtInFile] = [await readText(root, name), await readText(BUILT_IN_FOLDER, name)];
    return { name, file, ...checkSettingsFile(name, file, builtInFile) };
  });
  const siteItems = isRepository
    ? FOLDERS.map(async (folder) => (await read(folder, false)).items)
    : [];
  return {
    folders: await Promise.all(folders),
    files: await Promise.all(files),
    builtIn: (await Promise.all(siteItems)).flat(),
  };
}

/** The built-in figures; undefined if their file is invalid, which the check reports separately. */
export function readBuiltInFigures(): UnknownRecord | undefined {
  const { value } = parseJson(readFileSync(join(BUILT_IN_FOLDER, 'figures.json'), 'utf8'));
  return isRecord(value) ? value : undefined;
}

/** The type of entry at a path in a content folder, without following links. */
export const readFileStatus = (root: string, name: string) =>
  lstatSync(join(root, name), { throwIfNoEntry: false });

/** A file's contents, or the reason it cannot be read. */
async function readText(root: string, name: string): Promise<SourceFile> {
  const path = join(root, `${name}.json`);
  const file = basename(path);
  const stats = await lstat(path);
  if (!stats.isFile()) {
    const got = stats.isSymbolicLink() ? 'a link' : 'a folder';
    const fix = `make ${file} a JSON file`;
    return { name: file, problem: fileProblem('a file', got, fix) };
  }
  if (stats.size > ITEM_LIMIT_BYTES) return tooLarge(file, stats.size);
  return decodeFile(file, await readFile(path));
}
