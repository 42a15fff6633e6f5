import type { JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { ONE_LINE } from '../../src/content/schemas/primitives.ts';

/** What a field holds, in words: "a text, 60 characters at most". */
export function describeValue(schema: JsonSchema): string {
  if (schema.enum)
    return `one of ${schema.enum.map((choice) => JSON.stringify(choice)).join(', ')}`;
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list${lengths(schema.minItems, schema.maxItems)}, each ${describeValue(schema.items ?? {})}`;
    case 'object':
      return `an object with ${Object.keys(schema.properties ?? {})
        .map((name) => `\`${name}\``)
        .join(', ')}`;
    case 'string':
      return describeText(schema);
    default:
      return 'a value';
  }
}

function describeText({ pattern = '', format, minLength = 0, maxLength }: JsonSchema): string {
  const most = maxLength === undefined ? '' : `, ${maxLength} characters at most`;
  if (pattern.includes('uploads')) return 'a picture, as `/uploads/NAME`';
  if (pattern.includes('[a-z0-9]+(-')) return `lower-case words joined by hyphens${most}`;
  if (format === 'uri') return 'a full https address';
  if (format === 'email') return 'an email address';
  if (pattern.startsWith('^20')) {
    return pattern.includes('[12]') ? 'a day, as YYYY-MM-DD' : 'a month, as YYYY-MM';
  }
  const kind = pattern === ONE_LINE.source ? 'a text on one line' : 'a text';
  return `${kind}${most}${minLength === 0 && !pattern ? '; may be empty' : ''}`;
}

function range({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return '';
  if (maximum === undefined) return `, ${minimum} at least`;
  return minimum === undefined ? `, ${maximum} at most` : ` from ${minimum} to ${maximum}`;
}

function lengths(least = 0, most?: number): string {
  if (most === undefined) return '';
  return least === 0 ? ` of ${most} at most` : ` of ${least} to ${most}`;
}
