import * as z from 'zod/mini';
import { fileSchema } from './file-schema.ts';
import type { ItemFields } from './item-fields.ts';

/** The part of JSON Schema that the content schemas use. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: unknown[];
  /** What a text is chosen from, though another one does no harm. */
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** Of a record: what each entry holds, whatever its name. */
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

/** The JSON Schema of a file of a kind, as editors are advised to write it. */
export const jsonSchemaOf = (fields: ItemFields): JsonSchema =>
  z.toJSONSchema(fileSchema(fields), { io: 'input' }) as JsonSchema;
