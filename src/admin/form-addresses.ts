import type { DashboardFolder } from '../content/model/dashboard-types.ts';

const FORM = '/editor#/collections';

/** Addresses in the content editor to change a file, such as solar.json, and to add one. */
export const formAddresses = {
  change: (folder: DashboardFolder, file: string) =>
    `${FORM}/${folder}/entries/${encodeURIComponent(file.replace(/\.json$/, ''))}`,
  /** For a settings file, such as company.json. */
  settings: (file: string) => `${FORM}/firm/entries/${file.replace(/\.json$/, '')}`,
  add: (folder: DashboardFolder) => `${FORM}/${folder}/new`,
};
