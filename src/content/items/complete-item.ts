import type { Item } from '../checks/check-item.ts';
import type { Kind } from '../kinds/kind.ts';

/**
 * An item with what its file may leave out: texts made of the specified ones, and the place that the site has for it.
 * @param builtIn the item of the same id that comes with the site
 */
export function completeItem(item: Item, kind: Kind, builtIn: Item | undefined): Item {
  const { made, use } = kind.fields;
  const place = Object.entries(builtIn ?? {}).filter(([name]) => Object.hasOwn(use, name));
  const texts = Object.entries(made).map(([name, text]) => [name, text.make(item)] as const);
  const all: Item = { ...Object.fromEntries([...place, ...texts]), ...item };
  return kind.furtherPages ? withAddressesOf(builtIn, all, kind.furtherPages) : all;
}

/** Addresses that the site has led to stay, whatever others an item names. */
function withAddressesOf(builtIn: Item | undefined, item: Item, field: string): Item {
  const addresses = [...listOf(item[field]), ...listOf(builtIn?.[field])];
  return addresses.length > 0 ? { ...item, [field]: [...new Set(addresses)] } : item;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
