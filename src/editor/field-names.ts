import type { ItemFields } from '../content/schemas/item-fields.ts';

/** What stands first in a file, and is no matter of words. */
export const FIRST_IN_FILE = ['$schema', 'id', 'updated', 'order', 'hidden', 'isPlaceholder'];

/** What nobody types: `$schema` is for other tools, `id` is the file's name. */
export const KEPT_FIELDS = ['$schema', 'id'];

/** What stands last in a form. */
const LAST_IN_FORM = ['order', 'updated', 'hidden'];

/** The names of the fields that a form asks for, in its order: what must be there comes first. */
export function formFields({
  required,
  derived,
  words,
  optional,
  inherited,
}: ItemFields): string[] {
  const names = [required, derived, words, optional, inherited].flatMap(Object.keys);
  const [first, last] = [
    names.filter((name) => !LAST_IN_FORM.includes(name) && !KEPT_FIELDS.includes(name)),
    LAST_IN_FORM.filter((name) => names.includes(name)),
  ];
  return [...first, ...last];
}
