// Writes content/schemas/*.json from the zod schemas, so that code editors can complete and check content files.
import { format } from 'prettier';
import { FOLDERS, contentTypeOf, contentTypeName } from '../src/content/model/content-types.ts';
import { SINGLE_FILES } from '../src/content/model/settings-files.ts';
import { toJsonSchema, fileSchema } from '../src/content/model/json-schema.ts';
import { writeChanged } from './write-changed.ts';

const named = {
  ...Object.fromEntries(
    FOLDERS.map((folder) => [contentTypeName(folder), fileSchema(contentTypeOf(folder).fields)]),
  ),
  ...SINGLE_FILES,
};

/** The JSON Schemas of all content files as formatted strings: [path, text]. */
export async function describeSchemas(): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(named).map(async ([name, schema]): Promise<[string, string]> => {
      const json = JSON.stringify(toJsonSchema(schema));
      const text = await format(json, { parser: 'json', printWidth: 100 });
      return [`content/schemas/${name}.json`, text];
    }),
  );
}

if (import.meta.main) await writeChanged(await describeSchemas());
