import * as z from 'zod/mini';
import { optionalFields, type ItemFields } from './item-fields.ts';

/** The schema of a whole file as editors should write it, for their tools, the documents and new files. */
export function fileSchema(fields: ItemFields) {
  const { $schema, id, order, ...others } = Object.fromEntries(
    Object.entries(optionalFields(fields)).map(([name, schema]) => [name, z.optional(schema)]),
  );
  return z.strictObject({
    ...($schema && { $schema }),
    ...(id && { id }),
    ...(order && { order }),
    ...fields.required,
    ...others,
  });
}
