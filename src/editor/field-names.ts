import type { ItemFields } from '../content/schemas/item-fields.ts';

/** What stands first in a file, and is no matter of words. */
export const FIRST_IN_FILE = ['$schema', 'id', 'updated', 'order', 'hidden', 'isPlaceholder'];

/** What nobody types: `$schema` is for other tools, `id` is the file's name. */
export const KEPT_FIELDS = ['$schema', 'id'];

/** What stands last in a form. */
const LAST_IN_FORM = ['order', 'updated', 'hidden'];

/** The names of the fields that a form asks for, in its order: what must be there comes first. */
export function formFields({ specified, made, words, optional, use }: ItemFields): string[] {
  const names = [specified, made, words, optional, use].flatMap(Object.keys);
  const others = [...KEPT_FIELDS, ...LAST_IN_FORM];
  return [...names.filter((name) => !others.includes(name)), ...LAST_IN_FORM];
}
