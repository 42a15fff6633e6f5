import { checkFile } from '../content/checks/check-file.ts';
import { checkSingleFile } from '../content/checks/check-single-file.ts';
import type { Problem } from '../content/checks/problem.ts';
import { FOLDERS, kindOf } from '../content/kinds/kinds.ts';
import { FIRM_FILES, isFilledIn } from '../content/kinds/single-files.ts';
import { createFileFormat, createItemFormat, type Format } from './item-format.ts';

/** A picture that has been chosen, but is only named when saved. */
const NEW_PICTURE = /"blob:[^"]*"/g;
/** A file's text with a name for each new picture. */
const withNamedPictures = (text: string): string =>
  text.replace(NEW_PICTURE, '"/uploads/new-picture.svg"');

/** What has a form: the items of a folder, or a single file. */
export interface Editable extends Format {
  /**
   * What the site's own check says of a text as the form would write it.
   * @param slug the file's name without .json; empty if it is new
   */
  check: (slug: string, text: string) => Problem[];
}

/** Everything that has a form, by the name of its folder or file. */
export function createEditables(): ReadonlyMap<string, Editable> {
  const folders = FOLDERS.map((folder): [string, Editable] => {
    const kind = kindOf(folder);
    const check: Editable['check'] = (slug, text) => {
      const file = { name: `${slug || 'new-item'}.json`, text: withNamedPictures(text) };
      return checkFile(file, kind).problems;
    };
    return [folder, { ...createItemFormat(kind), check }];
  });
  const files = Object.entries(FIRM_FILES).map(([name, schema]): [string, Editable] => [
    name,
    {
      ...createFileFormat(schema, isFilledIn(name)),
      check: (_, text) => checkSingleFile<unknown>(schema, withNamedPictures(text)).problems,
    },
  ]);
  return new Map([...folders, ...files]);
}
