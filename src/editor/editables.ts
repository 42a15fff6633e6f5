import { checkItemFile } from '../content/model/check-item.ts';
import { checkSettings } from '../content/model/check-settings.ts';
import type { Problem } from '../content/model/problem.ts';
import { FOLDERS, contentTypeOf } from '../content/model/content-types.ts';
import { SETTINGS_FILES, isFilledIn } from '../content/model/settings-files.ts';
import { createFileFormat, createItemFormat, type ItemFormat } from './item-format.ts';

/** A newly chosen picture, which gets its name on saving. */
const NEW_PICTURE = /"blob:[^"]*"/g;
/** A file's contents with a name for each new picture. */
const withNamedPictures = (text: string): string =>
  text.replace(NEW_PICTURE, '"/uploads/new-picture.svg"');

/** Content with a form: the items of a folder, or a single file. */
export interface Editable extends ItemFormat {
  /**
   * Runs the site's check on a file as the form would write it.
   * @param slug the file's name without .json; empty if it is new
   */
  check: (slug: string, text: string) => Problem[];
}

/** All content with a form, by the name of its folder or file. */
export function createEditables(): ReadonlyMap<string, Editable> {
  const folders = FOLDERS.map((folder): [string, Editable] => {
    const contentType = contentTypeOf(folder);
    const check: Editable['check'] = (slug, text) => {
      const file = { name: `${slug || 'new-item'}.json`, text: withNamedPictures(text) };
      return checkItemFile(file, contentType).problems;
    };
    return [folder, { ...createItemFormat(contentType), check }];
  });
  const files = Object.entries(SETTINGS_FILES).map(([name, schema]): [string, Editable] => [
    name,
    {
      ...createFileFormat(schema, isFilledIn(name)),
      check: (_, text) => checkSettings<unknown>(schema, withNamedPictures(text)).problems,
    },
  ]);
  return new Map([...folders, ...files]);
}
