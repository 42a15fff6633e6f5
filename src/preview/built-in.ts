import items from 'virtual:built-in-items';
import type { Folder, ItemIn } from '../content/model/content-types.ts';

/** The public built-in items by folder, in the order of lists. */
export const builtIn = items as { readonly [F in Folder]: readonly ItemIn<F>[] };
