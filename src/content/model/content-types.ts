import { DASHBOARD_TYPES } from './dashboard-types.ts';
import { caseStudyFields } from './schemas/case-study.ts';
import type { ItemFields, ItemFrom } from './schemas/item-fields.ts';
import { propertyFields } from './schemas/property.ts';
import { benefitFields, faqFields, serviceFields } from './schemas/service.ts';

/** A type of content: a folder with one JSON file for each item. */
export interface ContentType {
  fields: ItemFields;
  /** The singular, such as "case study"; with hyphens, its name in commands and the name of its JSON Schema. */
  singular: string;
  /** The label of a list of items, such as "Case Studies"; in lower case within sentences. */
  label: string;
  /** The singular and the label in the form, if they differ from the above. */
  formNames?: { singular: string; label: string };
  /** The field that names an item's picture. */
  picture?: string;
  /** Fields that contain HTML. */
  htmlFields?: readonly string[];
  /** Fields for the build only, which must not be published. */
  secretFields?: readonly string[];
  /** The URL of an item's page, or of the page that includes it. */
  pageUrl?: (id: string) => string;
  /** The field that lists further URLs of an item's page. */
  aliasField?: string;
  /** Whether a content repository may lack the folder; the built-in items are then used. */
  isOptional?: boolean;
  /** Whether a built-in item keeps its page if the content repository has no file for it. */
  keepsPages?: boolean;
  /** The number of retries after a temporary error of the repository. */
  retries: number;
}

/** Every type of content, by folder; those in the dashboard come first, in the order of its tabs. */
export const CONTENT_TYPES = {
  services: {
    ...DASHBOARD_TYPES.services,
    fields: serviceFields,
    aliasField: 'aliases',
    picture: 'imageUrl',
    keepsPages: true,
    retries: 0,
  },
  properties: {
    ...DASHBOARD_TYPES.properties,
    fields: propertyFields,
    picture: 'imageSrc',
    htmlFields: ['longDescription'],
    secretFields: ['calendarUrl', 'publishedCalendar'],
    keepsPages: true,
    retries: 1,
  },
  'case-studies': {
    ...DASHBOARD_TYPES['case-studies'],
    fields: caseStudyFields,
    picture: 'imageSrc',
    retries: 1,
  },
  benefits: { ...DASHBOARD_TYPES.benefits, fields: benefitFields, retries: 0 },
  faqs: {
    fields: faqFields,
    singular: 'faq',
    label: 'Questions',
    formNames: { singular: 'question', label: 'Questions' },
    isOptional: true,
    retries: 1,
  },
} as const satisfies Record<string, ContentType>;

export type Folder = keyof typeof CONTENT_TYPES;

export type ItemIn<F extends Folder> = ItemFrom<(typeof CONTENT_TYPES)[F]['fields']>;

export const FOLDERS = Object.keys(CONTENT_TYPES) as Folder[];

export const contentTypeOf = (folder: Folder): ContentType => CONTENT_TYPES[folder];

/** The name of a content type in commands and of its JSON Schema, such as `case-study`. */
export const contentTypeName = (folder: Folder): string =>
  CONTENT_TYPES[folder].singular.replaceAll(' ', '-');

/** Whether there is a content folder of this name. */
export const isFolder = (name: string): name is Folder => Object.hasOwn(CONTENT_TYPES, name);

/** The URLs of an item's page, the main one first. */
export function pagesOf(
  { pageUrl, aliasField = '' }: ContentType,
  item: { id: string; [field: string]: unknown },
): string[] {
  const further = item[aliasField];
  const names = [item.id, ...(Array.isArray(further) ? further.map(String) : [])];
  return pageUrl ? names.map((name) => pageUrl(name)) : [];
}
