import type { RemoteFolder } from '../content/kinds/remote-kinds.ts';

const FORM = '/editor#/collections';

/** Where the form for editors changes a file, such as solar.json, and where it makes a new one. */
export const formAddresses = {
  change: (folder: RemoteFolder, file: string) =>
    `${FORM}/${folder}/entries/${encodeURIComponent(file.replace(/\.json$/, ''))}`,
  add: (folder: RemoteFolder) => `${FORM}/${folder}/new`,
};
