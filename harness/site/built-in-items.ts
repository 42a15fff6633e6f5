import { globSync, readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from './content-folder.ts';
import { byOrder } from '../../src/content/queries/lists.ts';
import type { Folder, ItemIn } from '../../src/content/model/content-types.ts';

/** The built-in items of a folder as in their files, in list order. */
export function builtInItems<F extends Folder>(folder: F): ItemIn<F>[] {
  return globSync(`${CONTENT_FOLDER}/${folder}/*.json`)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as ItemIn<F> & { hidden?: boolean })
    .filter(({ hidden }) => !hidden)
    .sort(byOrder);
}
