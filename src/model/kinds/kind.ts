import type { ItemSchema } from '../checks/check-item.ts';

/** A kind of content: one JSON file an item, in a folder of its own. */
export interface Kind {
  schema: ItemSchema;
  /** In commands, and the name of its JSON Schema. */
  name: string;
  /** An item of it, in a sentence. */
  one: string;
  /** Fields that hold HTML. */
  htmlFields: readonly string[];
  /** The field that names an item's picture. */
  picture?: string;
  /** The address of an item's page, or of the page that shows it. */
  page?: (id: string) => string;
}

/** A kind whose folder a content repository may hold, and the dashboard lists. */
export interface RemoteKind extends Kind {
  /** Its tab. */
  label: string;
  /** Items of it, in a sentence. */
  many: string;
  /** Placeholders while a list is on its way. */
  placeholders: number;
  /** Further tries after a passing error of the repository. */
  retries: number;
  page: (id: string) => string;
}
