import type { ItemFields } from '../content/schemas/item-fields.ts';

/** The fields at the top of a file, which are not content. */
export const FIRST_IN_FILE = ['$schema', 'id', 'updated', 'order', 'hidden', 'isPlaceholder'];

/** The fields nobody fills in: `$schema` is for other tools, and `id` is the file's name. */
export const KEPT_FIELDS = ['$schema', 'id'];

/** The fields at the end of a form. */
const LAST_IN_FORM = ['order', 'updated', 'hidden'];

/** The names of the fields in a form, in order: required ones come first. */
export function formFields(fields: ItemFields): string[] {
  const { required, derived, words, optional, inherited } = fields;
  const names = [required, derived, words, optional, inherited].flatMap(Object.keys);
  const [first, last] = [
    names.filter((name) => !LAST_IN_FORM.includes(name) && !KEPT_FIELDS.includes(name)),
    LAST_IN_FORM.filter((name) => names.includes(name)),
  ];
  return [...first, ...last];
}
