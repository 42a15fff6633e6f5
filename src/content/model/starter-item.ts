import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { contentTypeOf, contentTypeName, type Folder } from './content-types.ts';

/** A template for a new item: every required field and derived string, each filled with a sample or its description. */
export function startItem(folder: Folder, id: string): Record<string, unknown> {
  const { fields } = contentTypeOf(folder);
  const json = jsonSchemaOf(fields);
  const required = [...Object.keys(fields.required), ...Object.keys(fields.derived)];
  const starterValues = startValue({ ...json, required }) as Record<string, unknown>;
  return { $schema: `../schemas/${contentTypeName(folder)}.json`, id, ...starterValues };
}

/** A valid value for a schema: its example, its first option, its description or the number nearest 0. */
export function startValue(schema: JsonSchema): unknown {
  const { anyOf, properties = {}, required = [], items = {}, minItems = 1 } = schema;
  const [chosen] = [schema.examples, schema.enum, [schema.const]].flatMap((all) => all ?? []);
  if (chosen !== undefined) return chosen;
  if (anyOf?.[0]) return startValue(anyOf[0]);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, startValue(properties[name] ?? {})]));
    case 'array':
      return Array.from({ length: minItems }, () => startValue(items));
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return startNumber(schema);
    case 'null':
      return null;
    default:
      return startText(schema);
  }
}

function startNumber({ minimum, exclusiveMinimum = -Infinity, maximum = Infinity }: JsonSchema) {
  const min = minimum ?? exclusiveMinimum + 1;
  return Math.min(Math.max(0, min), maximum);
}

/** Samples of zod's named formats. */
const FORMATS: Readonly<Record<string, string>> = {
  uri: 'https://example.org',
  email: 'name@example.org',
  date: '2026-11-21',
};

function startText({ format = '', minLength = 0, maxLength, description }: JsonSchema): string {
  const text = (description ?? 'A text').padEnd(minLength, '.').slice(0, maxLength);
  // An empty string is meaningful where it is valid, so it gets no sample.
  return FORMATS[format] ?? (minLength > 0 ? text : '');
}
