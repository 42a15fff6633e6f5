import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { kindOf, nameOf, type Folder } from './kinds.ts';
import { startValue } from './start-value.ts';

/** A new item to start from: every required field and derived text, each filled with a sample or its description. */
export function startItem(folder: Folder, id: string): Record<string, unknown> {
  const { fields } = kindOf(folder);
  const json = jsonSchemaOf(fields);
  const required = [...Object.keys(fields.required), ...Object.keys(fields.derived)];
  const made = startValue({ ...json, required }) as Record<string, unknown>;
  return { $schema: `../schemas/${nameOf(folder)}.json`, id, ...made };
}
