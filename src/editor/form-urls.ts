import type { DashboardFolder } from '../content/model/dashboard-types.ts';

/** The parameter of the form's URL that names the field to scroll to. */
export const FIELD_PARAMETER = 'field';

/** URLs in the content editor to change a file, such as solar.json, and to add one. */
export const formUrls = {
  /** @param field the field to scroll to, such as contact.phone; if there are several, the first */
  change: (folder: DashboardFolder, file: string, field?: string) => entryUrl(folder, file, field),
  /** For a settings file, such as company.json. */
  settings: (file: string, field?: string) => entryUrl('firm', file, field),
  add: (folder: DashboardFolder) => `/editor#/collections/${folder}/new`,
};

function entryUrl(collection: string, file: string, field?: string): string {
  const query = field
    ? `?${FIELD_PARAMETER}=${encodeURIComponent(field.split(', ')[0] ?? '')}`
    : '';
  const name = encodeURIComponent(file.replace(/\.json$/, ''));
  return `/editor${query}#/collections/${collection}/entries/${name}`;
}
