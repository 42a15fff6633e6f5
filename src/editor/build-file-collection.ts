import type { CollectionFile, Field, FileCollection } from '@sveltia/cms';
import { isFolder } from '../content/model/content-types.ts';
import { formName, SETTINGS_FILES, type SettingsFile } from '../content/model/settings-files.ts';
import { toJsonSchema, type JsonSchema } from '../content/model/json-schema.ts';
import type { UnknownRecord } from '../records.ts';
import { hiddenCheckField, buildCollection, hiddenField } from './build-collection.ts';
import { buildField, buildFields } from './build-field.ts';
import { explainFigure } from './explain-figure.ts';
import { labelOf } from './field-labels.ts';
import { formatName } from './field-names.ts';

/** The built-in files by name: initial values for files that a repository lacks. */
export type BuiltInFiles = Readonly<Record<string, UnknownRecord>>;

/** Labels of files that differ from their names. */
const FILE_LABELS: Partial<Record<SettingsFile, string>> = {
  company: 'Company details',
  figures: 'Prices and other figures',
  grants: 'Grants and loans',
  rounds: 'Visits and waiting times',
  redirects: 'Links from your old site',
  theme: 'Colours and logo',
  'pages/not-found': 'Page not found',
  'pages/privacy': 'Privacy policy',
};

/** The form for single files, shown as a list. */
export const buildFileCollection = (
  name: string,
  label: string,
  files: readonly SettingsFile[],
  builtIn: BuiltInFiles,
  root: string,
): FileCollection => ({
  name,
  label,
  files: files.map((file) => buildFile(file, builtIn[file] ?? {}, root)),
});

/**
 * The form for one content file, such as services/solar.json: its fields and its label, or its collection's.
 * @param builtIn the built-in files, whose figures have labels
 */
export function formOf(
  path: string,
  builtIn: BuiltInFiles,
): { label?: string | undefined; fields: readonly Field[] } {
  const name = path.replace(/\.json$/, '');
  const [folder = ''] = name.split('/');
  if (isFolder(folder)) {
    const { label, fields } = buildCollection(folder);
    return { label, fields };
  }
  return Object.hasOwn(SETTINGS_FILES, name)
    ? buildFile(name as SettingsFile, builtIn[name] ?? {}, '')
    : { fields: [] };
}

function buildFile(name: SettingsFile, start: UnknownRecord, root: string): CollectionFile {
  const { properties: { $schema, ...properties } = {}, ...schema } = toJsonSchema(
    SETTINGS_FILES[name],
  );
  return {
    name: formName(name),
    label: FILE_LABELS[name] ?? labelOf((name.split('/').at(-1) ?? name).replaceAll('-', ' ')),
    file: `${root}${name}.json`,
    format: formatName(name),
    fields: [
      hiddenCheckField(name),
      ...($schema ? [hiddenField('$schema')] : []),
      ...buildFields({ ...schema, properties }, start),
      ...buildEntryFields(schema, start),
    ],
  };
}

/** The entries of a record: the built-in ones, all optional in a file. */
function buildEntryFields(
  { additionalProperties: entry }: JsonSchema,
  start: UnknownRecord,
): Field[] {
  if (typeof entry !== 'object') return [];
  const entries = Object.entries(start).filter(([name]) => name !== '$schema');
  return entries.map(([name, value]) => ({
    ...buildField(titled(entry, value), {
      name,
      isRequired: true,
      ifEmpty: `${explainFigure(name)}. Code for guide prices: ${name}`,
      start: value,
    }),
    required: false,
    collapsed: true,
    summary: '{{fields.value}} {{fields.unit}}, {{fields.asOf}}',
  }));
}

/** The schema of an entry, with its own label instead of the shared one. */
function titled(schema: JsonSchema, value: unknown): JsonSchema {
  const { label } = value as { label?: unknown };
  const { description, ...entry } = schema;
  return description && typeof label === 'string' ? { ...entry, title: label } : schema;
}
