import { jsonSchemaOf } from '../schemas/json-schema.ts';
import { kindOf, nameOf, type Folder } from './kinds.ts';
import { startValue } from './start-value.ts';

/** A starting item: every field that must be there and every text that would be made, filled with what belongs into it. */
export function startItem(folder: Folder, id: string): Record<string, unknown> {
  const { fields } = kindOf(folder);
  const json = jsonSchemaOf(fields);
  const required = [...Object.keys(fields.required), ...Object.keys(fields.derived)];
  const made = startValue({ ...json, required }) as Record<string, unknown>;
  return { $schema: `../schemas/${nameOf(folder)}.json`, id, ...made };
}
