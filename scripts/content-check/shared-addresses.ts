import type { Item } from '../../src/model/checks/check-item.ts';
import type { Problem } from '../../src/model/checks/problem.ts';

/** Aliases that give an address to a second page. The build keeps the first: an id, or the earlier alias. */
export function sharedAddresses(items: readonly Item[]) {
  const owners = new Map(items.map((item) => [item.id, item.id]));
  return items.flatMap((item) => {
    const aliases = Array.isArray(item['aliases']) ? (item['aliases'] as string[]) : [];
    return aliases.flatMap((alias, i) => {
      const owner = owners.get(alias);
      owners.set(alias, owner ?? item.id);
      if (owner === undefined) return [];
      const problem: Problem = {
        field: `aliases[${i}]`,
        expected: 'an address of its own',
        got: `"${alias}", which ${owner}.json has`,
        fix: 'remove it here, or there',
      };
      return [{ file: `${item.id}.json`, problem }];
    });
  });
}
