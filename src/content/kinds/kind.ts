import type { Fields, ItemFields } from '../schemas/item-fields.ts';

/** A kind of content: a folder with one JSON file for each item. */
export interface Kind {
  fields: ItemFields;
  /** The singular, such as "case study"; with hyphens, its name in commands and of its JSON Schema. */
  one: string;
  /** The plural, such as "Case Studies"; lower case inside sentences. */
  label: string;
  /** The field that names an item's picture. */
  picture?: string;
  /** Fields that hold HTML. */
  htmlFields?: readonly string[];
  /** Fields for the build alone, which nothing that is published may hold. */
  secretFields?: readonly string[];
  /** The address of an item's page, or of the page that shows it. */
  page?: (id: string) => string;
  /** The field that lists further addresses of an item's page. */
  furtherPages?: string;
  /** Whether a content repository may do without the folder; the built-in items then stand in its place. */
  isOptional?: boolean;
  /** Whether a built-in item keeps its page if the content repository has no file for it. */
  keepsPages?: boolean;
  /** How often to try again after a temporary error of the repository. */
  retries: number;
}

/** The addresses of an item's page, its own first. */
export function pagesOf(
  { page, furtherPages = '' }: Kind,
  item: { id: string; [field: string]: unknown },
): string[] {
  const further = item[furtherPages];
  const names = [item.id, ...(Array.isArray(further) ? further.map(String) : [])];
  return page ? names.map((name) => page(name)) : [];
}

/** A kind that a content repository may hold, and that the dashboard lists. */
export interface RemoteKind extends Kind {
  /** Lists call an item by its `title` or its `name`. */
  fields: ItemFields & { required: { title: Fields[string] } | { name: Fields[string] } };
  /** How many placeholders to show while a list is loading. */
  placeholders: number;
  page: (id: string) => string;
}
