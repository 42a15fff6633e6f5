import * as z from 'zod/mini';
import { schemaOf, type Kind } from './kinds.ts';
import { startValue, type JsonSchema } from './start-value.ts';

/**
 * A starting item: every field that must be there, filled with what belongs into it.
 * @throws when the schema does not take what was made from it
 */
export function startItem(kind: Kind, id: string, pathToSchemas: string): Record<string, unknown> {
  const schema = schemaOf(kind);
  const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  const made = startValue(json) as Record<string, unknown>;
  const item = { $schema: `${pathToSchemas}/${kind}.json`, ...made, id };
  z.parse(schema, item);
  return item;
}
