import * as z from 'zod/mini';
import { fileSchema } from '../schemas/file-schema.ts';
import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { kindOf, nameOf, type Folder } from './kinds.ts';
import { startValue } from './start-value.ts';

/**
 * A new item with every required field and derived text, each filled with a description of what belongs there.
 * @throws if the schema rejects what was made from it
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
