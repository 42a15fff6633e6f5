import * as z from 'zod/mini';
import { kindOf, nameOf, type Folder } from '../../src/model/kinds/kinds.ts';
import { startValue, type JsonSchema } from './start-value.ts';

/**
 * A starting item: every field that must be there, filled with what belongs into it.
 * @throws when the schema does not take what was made from it
 */
export function startItem(
  folder: Folder,
  id: string,
  pathToSchemas: string,
): Record<string, unknown> {
  const { schema } = kindOf(folder);
  const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  const made = startValue(json) as Record<string, unknown>;
  const item = { $schema: `${pathToSchemas}/${nameOf(folder)}.json`, ...made, id };
  z.parse(schema, item);
  return item;
}
