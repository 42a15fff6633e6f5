import type { EntryCollection, Field } from '@sveltia/cms';
import { contentTypeOf, type Folder, type ContentType } from '../content/model/content-types.ts';
import { jsonSchemaOf, type JsonSchema } from '../content/model/json-schema.ts';
import { buildField, patternOf } from './build-field.ts';
import { formFields, formatName, KEPT_FIELDS } from './field-names.ts';

/** The field that shows the result of the site's check; not part of any file. */
export const CHECK_FIELD = 'check';

const DERIVED = 'If empty, the title is used';
const INHERITED = 'If empty, an item that came with the site shows its original';

/** An item's name in lists: the first of these fields that its content type has. */
const NAMING = ['title', 'name', 'question'];

/**
 * The form for a content type: a folder with one JSON file for each item.
 * @param root folder of content in the repository, such as content/
 */
export function buildCollection(folder: Folder, root = ''): EntryCollection {
  const contentType = contentTypeOf(folder);
  const { singular, label } = contentType.formNames ?? contentType;
  const schema = jsonSchemaOf(contentType.fields);
  const { id = {} } = schema.properties ?? {};
  const title = NAMING.find((name) => Object.hasOwn(contentType.fields.required, name)) ?? 'id';
  const page = contentType.pageUrl?.('{{slug}}') ?? '';
  return {
    name: folder,
    label,
    label_singular: singular.charAt(0).toUpperCase() + singular.slice(1),
    folder: root + folder,
    extension: 'json',
    format: formatName(folder),
    identifier_field: title,
    summary: `{{${title}}}`,
    // A new item's URL is derived from its name, and can be changed until it is saved.
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: slugHint(page),
      pattern: patternOf(id),
    },
    // Without separate pages, all items of a content type are shown on one page.
    ...(page.includes('{{slug}}') && { preview_path: page.slice(1) }),
    aliases_field: false,
    sortable_fields: { fields: ['order', title], default: { field: 'order' } },
    view_filters: [{ label: 'Hidden', field: 'hidden', pattern: true }],
    fields: [
      hiddenCheckField(folder),
      ...KEPT_FIELDS.map(hiddenField),
      ...buildItemFields(contentType, schema),
    ],
  };
}

const slugHint = (page: string): string =>
  page.includes('{{slug}}')
    ? `The last part of its address: new-barn becomes ${page.replace('{{slug}}', 'new-barn')}. You cannot change it later`
    : 'A short name for its file, such as new-barn. You cannot change it later';

/** The field for the check; `of` names the folder or file to check. */
export const hiddenCheckField = (collection: string): Field => ({
  name: CHECK_FIELD,
  label: 'Check',
  widget: CHECK_FIELD,
  required: false,
  preview: false,
  of: collection,
});

export const hiddenField = (name: string): Field => ({ name, widget: 'hidden' });

function buildItemFields({ fields, picture }: ContentType, schema: JsonSchema): Field[] {
  const isIn = (part: object, name: string) => Object.hasOwn(part, name);
  return formFields(fields).map((name) => {
    const isInherited = isIn(fields.inherited, name);
    const property = schema.properties?.[name] ?? {};
    // Some descriptions say it themselves.
    const mentionsEmpty = /\b(if|left) empty\b/i.test(property.description ?? '');
    const isDerived = isIn(fields.derived, name);
    const effect = isInherited ? INHERITED : isDerived ? DERIVED : undefined;
    const ifEmpty = mentionsEmpty || property.type === 'boolean' ? undefined : effect;
    return buildField(property, {
      name,
      isRequired: isIn(fields.required, name),
      ifEmpty,
      isTristate: isInherited,
      picture,
    });
  });
}
