import * as z from 'zod/mini';
import { adviceOf } from './schemas/messages.ts';
import { type ItemFields, optionalFields } from './schemas/item-fields.ts';

/** The subset of JSON Schema that the content schemas use. */
export interface JsonSchema {
  type?: string | string[];
  /** The field's label, if its name is unclear. */
  title?: string;
  description?: string;
  /** Whether only older files have it; the form keeps it without showing it. */
  deprecated?: boolean;
  /** Whether a script writes it; the form keeps it without showing it. */
  readOnly?: boolean;
  const?: unknown;
  enum?: unknown[];
  /** A label for each value of `enum`, which code editors show too. */
  enumDescriptions?: string[];
  /** One example is a sample. Several are suggestions; other values are valid too. */
  examples?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** For a record: the schema of each value. */
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
  /** The expected format and how to fix a value: "a day, as YYYY-MM-DD; write it like …". */
  patternErrorMessage?: string;
  format?: string;
  /** The folder of the item whose id this string is. */
  refersTo?: string;
  /** The elements allowed in an HTML string. */
  tags?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** Converts a schema to JSON Schema, with the schema's own error messages for strings. */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.type === 'string') {
        const { error } = z.safeParse(zodSchema, NEVER_MATCHES);
        const issue = error?.issues.findLast(({ code }) => code === 'invalid_format');
        const advice = issue && adviceOf(issue);
        if (advice) jsonSchema['patternErrorMessage'] = `${advice.expected}; ${advice.fix}`;
      }
      // Zod's default limits for integers do not help editors.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;

/** A pattern that matches nothing. */
const NEVER_MATCHES = '\0';

/** The JSON Schema for editors of a content type's files. */
export const jsonSchemaOf = (fields: ItemFields): JsonSchema => toJsonSchema(fileSchema(fields));

/** The JSON Schema of a whole file for editors' tools, the documents and new files. */
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
