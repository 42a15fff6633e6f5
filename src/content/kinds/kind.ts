import type { Fields, ItemFields } from '../schemas/item-fields.ts';

/** A kind of content: one JSON file an item, in a folder of its own. */
export interface Kind {
  fields: ItemFields;
  /** What an item of it is called, such as "case study"; with hyphens also in commands and as its JSON Schema's name. */
  one: string;
  /** The field that names an item's picture. */
  picture?: string;
  /** Fields that hold HTML, if any do. */
  htmlFields?: readonly string[];
  /** The address of an item's page, or of the page that shows it. */
  page?: (id: string) => string;
  /** The field that names further addresses beside that of an item's page. */
  furtherPages?: string;
  /** Whether a built-in item keeps its page where a content repository has no file for it. */
  keepsPages?: boolean;
}

/** A kind whose folder a content repository may hold, and the dashboard lists. */
export interface RemoteKind extends Kind {
  /** Lists call an item by its `title` or its `name`. */
  fields: ItemFields & { specified: { title: Fields[string] } | { name: Fields[string] } };
  /** What its items are called, such as "Case Studies"; in small letters also in sentences. */
  label: string;
  /** Placeholders while a list is on its way. */
  placeholders: number;
  /** Further tries after a passing error of the repository. */
  retries: number;
  page: (id: string) => string;
}
