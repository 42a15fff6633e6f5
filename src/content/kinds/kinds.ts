import { faqFields } from '../schemas/faq.ts';
import type { ItemOf } from '../schemas/item-fields.ts';
import type { Kind } from './kind.ts';
import { REMOTE_KINDS, type RemoteFolder } from './remote-kinds.ts';

/** Every kind of content, by folder. Those that are added here are always this repository's own. */
export const KINDS = {
  ...REMOTE_KINDS,
  faqs: { fields: faqFields, one: 'faq' },
} as const satisfies Record<string, Kind>;

export type Folder = keyof typeof KINDS;

/** An item of a folder. */
export type ItemIn<F extends Folder> = ItemOf<(typeof KINDS)[F]['fields']>;

/** The folders of all kinds. */
export const FOLDERS = Object.keys(KINDS) as Folder[];

/** A kind, by its folder. */
export const kindOf = (folder: Folder): Kind => KINDS[folder];

/** What a kind is called in commands, and its JSON Schema: `case-study`. */
export const nameOf = (folder: Folder): string => KINDS[folder].one.replaceAll(' ', '-');

/** Whether a name is that of a folder of content. */
export const isFolder = (name: string): name is Folder => Object.hasOwn(KINDS, name);

/** Whether a content repository may hold items in this folder. */
export const isRemote = (folder: Folder): folder is RemoteFolder =>
  Object.hasOwn(REMOTE_KINDS, folder);
