import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkItem, type Item, isHidden } from '../content/model/check-item.ts';
import { cleanFields } from '../content/pipeline/parse-item.ts';
import { contentTypeOf, type Folder } from '../content/model/content-types.ts';

/** A built-in item that everybody may see. */
interface PublicItem {
  /** File name, such as solar.json */
  name: string;
  /** The text of its file, which may hold more than the item. */
  text: string;
  item: Item;
}

/**
 * The built-in items of a folder as everybody may see them: none that is retired or cannot be used, and of the others
 * only what the site knows, without what is for the build alone.
 * @param root folder with services/, properties/ and so on
 */
export async function readPublicItems(root: string, folder: Folder): Promise<PublicItem[]> {
  const contentType = contentTypeOf(folder);
  const files = await readdir(join(root, folder));
  const names = files.filter((name) => name.endsWith('.json')).toSorted();
  const items = names.map(async (name) => {
    const text = await readFile(join(root, folder, name), 'utf8');
    const checked = checkItem(name, text, contentType);
    if (!checked.ok || isHidden(checked.item)) return [];
    const { item } = cleanFields(checked.item, contentType.htmlFields);
    for (const field of contentType.secretFields ?? []) Reflect.deleteProperty(item, field);
    return [{ name, text, item }];
  });
  return (await Promise.all(items)).flat();
}
