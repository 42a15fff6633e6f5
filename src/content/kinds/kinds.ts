import { faqFields } from '../schemas/faq.ts';
import type { ItemOf } from '../schemas/item-fields.ts';
import type { Kind } from './kind.ts';
import { REMOTE_KINDS } from './remote-kinds.ts';

/** Every kind of content, by folder. Those added here are not on the dashboard, and a content repository may lack them. */
export const KINDS = {
  ...REMOTE_KINDS,
  faqs: { fields: faqFields, one: 'faq', label: 'Questions', isOptional: true, retries: 1 },
} as const satisfies Record<string, Kind>;

export type Folder = keyof typeof KINDS;

export type ItemIn<F extends Folder> = ItemOf<(typeof KINDS)[F]['fields']>;

export const FOLDERS = Object.keys(KINDS) as Folder[];

export const kindOf = (folder: Folder): Kind => KINDS[folder];

/** The name of a kind in commands and of its JSON Schema, such as `case-study`. */
export const nameOf = (folder: Folder): string => KINDS[folder].one.replaceAll(' ', '-');

/** Whether there is a content folder of this name. */
export const isFolder = (name: string): name is Folder => Object.hasOwn(KINDS, name);
