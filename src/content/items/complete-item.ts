import type { Item } from '../checks/check-item.ts';
import type { Kind } from '../kinds/kind.ts';

/** The parts of a kind that decide how an item is completed. */
export type CompletionRules = Pick<Kind, 'fields' | 'furtherPages'>;

/**
 * Fills in what a file may leave out: texts derived from required ones, and fields inherited from the built-in item.
 * @param builtIn the item of the same id that comes with the site
 */
export function completeItem(item: Item, rules: CompletionRules, builtIn: Item | undefined): Item {
  const { derived, inherited } = rules.fields;
  const place = Object.entries(builtIn ?? {}).filter(([name]) => Object.hasOwn(inherited, name));
  const texts = Object.entries(derived).map(([name, text]) => [name, text.derive(item)] as const);
  const all: Item = { ...Object.fromEntries([...place, ...texts]), ...item };
  return rules.furtherPages ? withAddressesOf(builtIn, all, rules.furtherPages) : all;
}

/** Keeps the built-in item's addresses as well, so that existing links go on working. */
function withAddressesOf(builtIn: Item | undefined, item: Item, field: string): Item {
  const addresses = [...listOf(item[field]), ...listOf(builtIn?.[field])];
  return addresses.length > 0 ? { ...item, [field]: [...new Set(addresses)] } : item;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
