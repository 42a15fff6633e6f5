import type { JsonSchema } from '../content/model/json-schema.ts';
import { isRecord, type UnknownRecord } from '../records.ts';

/** The schema of a field, or of an entry of a record; undefined if unknown. */
function fieldOf({ properties = {}, additionalProperties }: JsonSchema, name: string) {
  const ofEntries = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return properties[name] ?? ofEntries;
}

/** Removes empty optional fields, unless the file had them before, and converts numbers. */
export function withoutEmpty(value: unknown, schema: JsonSchema, before: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutEmpty(each, schema.items ?? {}, {}));
  if (!isRecord(value)) return asNumber(value, schema);
  const { required = [] } = schema;
  const was: UnknownRecord = isRecord(before) ? before : {};
  const entries = Object.entries(value).flatMap(([name, fieldValue]): [string, unknown][] => {
    const field = fieldOf(schema, name);
    if (!field) return [[name, fieldValue]];
    const kept = withoutEmpty(fieldValue, field, was[name]);
    const isOld = Object.hasOwn(was, name) && (kept === false || was[name] === kept);
    return required.includes(name) || isOld || !isBlank(kept, field) ? [[name, kept]] : [];
  });
  return Object.fromEntries(entries);
}

function isBlank(value: unknown, { type }: JsonSchema): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'object') return Object.keys(value).length === 0;
  return value === false && type === 'boolean';
}

/** The form may store a number as a string: if the field also accepts strings, and in a new file's initial list. */
function asNumber(value: unknown, { type, anyOf = [] }: JsonSchema): unknown {
  const types = [type, ...anyOf.map((each) => each.type)];
  const takesNumber = types.includes('integer') || types.includes('number');
  return takesNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : value;
}

/** The value of an empty control, by the type of its field. */
const emptyValueOf = ({ type }: JsonSchema): unknown => {
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'string' || type === undefined ? '' : null;
};

/** Adds the fields that an object lacks, empty. */
export function fillGaps(values: UnknownRecord, schema: JsonSchema): UnknownRecord {
  const { properties = {} } = schema;
  const gaps = Object.entries(properties).flatMap(([name, field]) =>
    Object.hasOwn(values, name) ? [] : [[name, emptyValueOf(field)]],
  );
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    isRecord(value) ? fillGaps(value, fieldOf(schema, name) ?? {}) : value,
  ]);
  return Object.fromEntries([...filled, ...gaps]) as UnknownRecord;
}
