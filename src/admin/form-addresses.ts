import type { RemoteFolder } from '../content/kinds/remote-folders.ts';

const FORM = '/editor#/collections';

/** Addresses in the content editor for changing a file, such as solar.json, and for adding one. */
export const formAddresses = {
  change: (folder: RemoteFolder, file: string) =>
    `${FORM}/${folder}/entries/${encodeURIComponent(file.replace(/\.json$/, ''))}`,
  add: (folder: RemoteFolder) => `${FORM}/${folder}/new`,
};
