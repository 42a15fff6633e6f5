import type { Item } from '../../src/content/checks/check-item.ts';
import type { Problem } from '../../src/content/checks/problem.ts';
import type { ItemOfFile } from './missing-pictures.ts';

/**
 * Aliases that give an address to a second page. The build keeps the first: an id, or the earlier alias.
 * @param builtIn items whose aliases the item of the same id has without naming them
 */
export function sharedAddresses(items: readonly ItemOfFile[], builtIn: readonly Item[] = []) {
  const owners = new Map(items.map(({ file, item }) => [item.id, file]));
  return items.flatMap(({ file, item }) => {
    const inherited = aliasesOf(builtIn.find(({ id }) => id === item.id));
    return aliasesOf(item).flatMap((alias, i) => {
      const owner = owners.get(alias);
      if (inherited.includes(alias)) return [];
      owners.set(alias, owner ?? file);
      if (owner === undefined) return [];
      const problem: Problem = {
        field: `aliases[${i}]`,
        expected: 'an address of its own',
        got: `"${alias}", which ${owner} has`,
        fix: 'remove it here, or there',
      };
      return [{ file, problem }];
    });
  });
}

const aliasesOf = (item?: Item) =>
  Array.isArray(item?.['aliases']) ? (item['aliases'] as string[]) : [];
