import { format } from 'prettier';
import { FOLDERS, kindOf, nameOf } from '../../src/content/kinds/kinds.ts';
import { SINGLE_FILES } from '../../src/content/kinds/single-files.ts';
import { toJsonSchema } from '../../src/content/schemas/json-schema.ts';
import { fileSchema } from '../../src/content/schemas/file-schema.ts';

const named = {
  ...Object.fromEntries(
    FOLDERS.map((folder) => [nameOf(folder), fileSchema(kindOf(folder).fields)]),
  ),
  ...SINGLE_FILES,
};

/** The JSON Schema of each kind of content file, as formatted text: [path, text]. */
export async function describeSchemas(): Promise<[string, string][]> {
  return Promise.all(
    Object.entries(named).map(async ([name, schema]): Promise<[string, string]> => {
      const json = JSON.stringify(toJsonSchema(schema));
      const text = await format(json, { parser: 'json', printWidth: 100 });
      return [`content/schemas/${name}.json`, text];
    }),
  );
}
