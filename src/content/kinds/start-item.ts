import * as z from 'zod/mini';
import { fileSchema } from '../schemas/file-schema.ts';
import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { kindOf, nameOf, type Folder } from './kinds.ts';
import { startValue } from './start-value.ts';

/**
 * A starting item: every field that must be there and every text that would be made, filled with what belongs into it.
 * @throws when the schema does not take what was made from it
 */
export function startItem(
  folder: Folder,
  id: string,
  pathToSchemas: string,
): Record<string, unknown> {
  const { fields } = kindOf(folder);
  const schema = fileSchema(fields);
  const json = jsonSchemaOf(fields);
  const required = [...Object.keys(fields.required), ...Object.keys(fields.derived)];
  const made = startValue({ ...json, required }) as Record<string, unknown>;
  const item = { $schema: `${pathToSchemas}/${nameOf(folder)}.json`, id, ...made };
  z.parse(schema, item);
  return item;
}
