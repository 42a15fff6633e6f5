import { byOrder } from '../content/queries/order.ts';
import type { Item } from '../content/checks/check-item.ts';
import type { Folder, ItemIn } from '../content/kinds/kinds.ts';

const files: Record<string, Item> = import.meta.glob(['/content/*/*.json', '!/content/schemas/*'], {
  eager: true,
  import: 'default',
});

/** The built-in items of a folder, in the order of lists. */
export function listBuiltIn<F extends Folder>(folder: F): ItemIn<F>[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(`/content/${folder}/`));
  const items = paths.map((path): unknown => files[path]) as ItemIn<F>[];
  return items.sort(byOrder);
}

/** The built-in item with this id, if there is one. */
export const findBuiltIn = (folder: Folder, id: string): Item | undefined =>
  files[`/content/${folder}/${id}.json`];
