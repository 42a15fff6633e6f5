import * as z from 'zod/mini';
import { ownWords } from './schemas/messages.ts';
import { type ItemFields, optionalFields } from './schemas/item-fields.ts';

/** The part of JSON Schema that the content schemas use. */
export interface JsonSchema {
  type?: string | string[];
  /** The field's label, if its name alone is unclear. */
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  /** One: a sample. Several: suggestions; other values are valid too. */
  examples?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** For a record: the schema of each value. */
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
  /** What is expected, and how to fix it: "a day, as YYYY-MM-DD; write it like …". */
  patternErrorMessage?: string;
  format?: string;
  /** A text with HTML, which may have these elements. */
  tags?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** The JSON Schema of what a file may hold, with the schema's own error messages for texts. */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.type === 'string') {
        const { error } = z.safeParse(zodSchema, NOT_TAKEN);
        const words = error?.issues.map(ownWords).find(Boolean);
        if (words) jsonSchema['patternErrorMessage'] = words;
      }
      // Zod's default limits of whole numbers are of no use to an editor.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;

/** Matches no pattern. */
const NOT_TAKEN = '\0';

/** The JSON Schema for the files of a content type, as editors should write them. */
export const jsonSchemaOf = (fields: ItemFields): JsonSchema => toJsonSchema(fileSchema(fields));

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
