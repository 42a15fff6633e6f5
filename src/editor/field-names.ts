import { formName } from '../content/model/settings-files.ts';
import type { ItemFields } from '../content/model/schemas/item-fields.ts';

/** The fields at the top of a file, which are not content. */
export const FIRST_IN_FILE = ['$schema', 'id', 'updated', 'order', 'hidden', 'isPlaceholder'];

/** Fields that editors do not fill in: `$schema` is for other tools, and `id` is the file's name. */
export const KEPT_FIELDS = ['$schema', 'id'];

/** The fields at the end of a form. */
const LAST_IN_FORM = ['order', 'updated', 'hidden'];

/** A picture's focus point is chosen below the picture. */
const FOCUS = 'imageFocus';
const PICTURE = /^image(?:Src|Url)$/;

/** The CMS's name for the format of a folder or file; each format knows its own fields. */
export const formatName = (name: string): string => `${formName(name)}-json`;

/** The names of a form's fields in their order, required fields first. */
export function formFields({
  required,
  derived,
  optionalTexts: words,
  optional,
  inherited,
}: ItemFields): string[] {
  const names = [required, derived, words, optional, inherited].flatMap(Object.keys);
  const others = [...KEPT_FIELDS, ...LAST_IN_FORM];
  const asked = names.filter((name) => !others.includes(name) && name !== FOCUS);
  const withFocus = asked.flatMap((name) =>
    Object.hasOwn(optional, FOCUS) && PICTURE.test(name) ? [name, FOCUS] : [name],
  );
  return [...withFocus, ...LAST_IN_FORM];
}
