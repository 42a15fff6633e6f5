import type { JsonSchema } from '../../src/content/model/json-schema.ts';
import { formWords } from '../../src/content/model/schemas/messages.ts';

/** What a field holds, in words: "a text, 60 characters at most". */
export function describeValue(schema: JsonSchema): string {
  const { type, anyOf, items = {} } = schema;
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  if (choices) {
    const one = choices.length > 1 ? 'one of ' : '';
    return one + choices.map((choice) => JSON.stringify(choice)).join(', ');
  }
  const kinds = anyOf ?? (Array.isArray(type) ? type.map((each) => ({ type: each })) : []);
  if (kinds.length > 0) return kinds.map(describeValue).join(', or ');
  switch (type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array':
      return `a list${lengths(schema.minItems, schema.maxItems)}, each ${describeValue(items)}`;
    case 'object':
      return describeObject(schema);
    case 'string':
      return describeText(schema);
    default:
      return 'any value';
  }
}

const describeObject = ({ properties = {} }: JsonSchema): string =>
  `an object with ${Object.keys(properties)
    .map((name) => `\`${name}\``)
    .join(', ')}`;

function describeText(schema: JsonSchema): string {
  const { pattern, format, patternErrorMessage, minLength = 0, maxLength, tags } = schema;
  const form = pattern ?? format;
  const plain = tags ? `simple HTML of ${tags.join(', ')}` : 'a text';
  const text = form === undefined ? plain : formWords(patternErrorMessage, form)[0];
  const most = maxLength === undefined ? '' : `, ${maxLength} characters at most`;
  return `${text}${most}${form === undefined && minLength === 0 ? '; may be empty' : ''}`;
}

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const least = minimum === undefined ? '' : `, ${minimum} at least`;
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  return least + above + (maximum === undefined ? '' : `, ${maximum} at most`);
}

function lengths(least = 0, most?: number): string {
  if (most === undefined) return '';
  return least === 0 ? ` of ${most} at most` : ` of ${least} to ${most}`;
}
