import { folderSchemas, type Folder } from '../../src/model/schemas/index.ts';

/** The kinds of item, with the folder of each. */
export const KINDS = {
  service: 'services',
  benefit: 'benefits',
  'case-study': 'case-studies',
  property: 'properties',
  faq: 'faqs',
} as const satisfies Record<string, Folder>;

export type Kind = keyof typeof KINDS;

/** The schema of a kind. */
export function schemaOf(kind: Kind) {
  return folderSchemas[KINDS[kind]];
}
