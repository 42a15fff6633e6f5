import type { Item } from '../checks/check-item.ts';
import type { Kind } from '../kinds/kind.ts';

/**
 * Fills in what a file may leave out: texts derived from required ones, and fields inherited from the built-in item.
 * @param builtIn the item of the same id that comes with the site
 */
export function completeItem(item: Item, kind: Kind, builtIn: Item | undefined): Item {
  const { derived, inherited } = kind.fields;
  const place = Object.entries(builtIn ?? {}).filter(([name]) => Object.hasOwn(inherited, name));
  const texts = Object.entries(derived).map(([name, text]) => [name, text.derive(item)] as const);
  const all: Item = { ...Object.fromEntries([...place, ...texts]), ...item };
  return kind.furtherPages ? withAddressesOf(builtIn, all, kind.furtherPages) : all;
}

/** Keeps the built-in item's addresses as well, so that existing links go on working. */
export function withAddressesOf(builtIn: Item | undefined, item: Item, field: string): Item {
  const addresses = [...listOf(item[field]), ...listOf(builtIn?.[field])];
  return addresses.length > 0 ? { ...item, [field]: [...new Set(addresses)] } : item;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
