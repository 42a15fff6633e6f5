import * as z from 'zod/mini';
import { fileSchema } from './file-schema.ts';
import type { ItemFields } from './item-fields.ts';

/** The part of JSON Schema that the content schemas use. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: unknown[];
  /** Suggestions for a text, which may also be something else. */
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** For a record: the schema of each value. */
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** The JSON Schema for the files of a kind, as editors should write them. */
export const jsonSchemaOf = (fields: ItemFields): JsonSchema =>
  z.toJSONSchema(fileSchema(fields), { io: 'input' }) as JsonSchema;
