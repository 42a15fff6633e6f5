import { formName } from '../../content/model/settings-files.ts';

/** Where the form has a file: its collection, and its name in it. */
export interface FormPlace {
  collection: string;
  name: string;
}

/** The lists of the form that are no folders of items. */
const PAGES = 'pages';
const FIRM = 'firm';

/**
 * Where the form has a file of content.
 * @param path from the root of content, such as services/solar.json or company.json
 */
export function formPlaceOf(path: string): FormPlace {
  const file = path.replace(/\.json$/, '');
  const [folder = '', name] = file.split('/');
  if (name === undefined) return { collection: FIRM, name: file };
  return { collection: folder, name: folder === PAGES ? formName(file) : name };
}
