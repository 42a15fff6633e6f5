import type { JsonSchema } from '../schemas/json-schema.ts';
import { FALLBACK_PICTURE } from '../schemas/primitives.ts';

/** A value that a schema accepts: its description as text, its lowest number, its first choice. */
export function startValue(schema: JsonSchema, name = ''): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          startValue(schema.properties?.[key] ?? {}, key),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () =>
        startValue(schema.items ?? {}, name),
      );
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return startText(schema, name);
  }
}

function startText(schema: JsonSchema, name: string): string {
  if (schema.pattern?.includes('uploads')) return FALLBACK_PICTURE;
  if (name === 'icon') return 'Home';
  if (name === 'topic') return 'general';
  // If a text may be empty, then empty means something.
  if (!schema.minLength) return '';
  return (schema.description ?? name).slice(0, schema.maxLength);
}
