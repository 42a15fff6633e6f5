import { parseJson } from '../content/model/parse-json.ts';
import type * as z from 'zod/mini';
import type { ContentType } from '../content/model/content-types.ts';
import { jsonSchemaOf, toJsonSchema, type JsonSchema } from '../content/model/json-schema.ts';
import { CHECK_FIELD } from './build-collection.ts';
import { FIRST_IN_FILE, formFields } from './field-names.ts';
import { isRecord, type UnknownRecord } from '../records.ts';
import { fillGaps, withoutEmpty } from './empty-fields.ts';
import { formatJson } from './format-json.ts';

/**
 * Reads and writes JSON files. Fields keep their order and empty fields are omitted, so that a small change in the form
 * is a small change in the file.
 */
export interface ItemFormat {
  /** @throws if the string is not a JSON object, with what to fix */
  fromFile: (text: string) => UnknownRecord;
  toFile: (filledIn: UnknownRecord) => string;
}

/** The format of a content type's files. */
export function createItemFormat({ fields }: Pick<ContentType, 'fields'>): ItemFormat {
  const schema = jsonSchemaOf(fields);
  for (const name of Object.keys(fields.inherited)) {
    const field = schema.properties?.[name];
    // Here false is a choice, not an untouched switch.
    if (field?.type === 'boolean') delete field.type;
  }
  return createFormat(schema, [...new Set([...FIRST_IN_FILE, ...formFields(fields)])]);
}

/**
 * The format of a single file.
 * @param isFilledIn whether missing fields come from the built-in file, which the form then shows
 */
export function createFileFormat(file: z.ZodMiniType, isFilledIn = false): ItemFormat {
  const schema = toJsonSchema(file);
  const { fromFile, toFile } = createFormat(schema, Object.keys(schema.properties ?? {}));
  if (isFilledIn) return { fromFile, toFile };
  // An empty field of an existing file must not show the built-in value.
  return { fromFile: (text) => fillGaps(fromFile(text), schema), toFile };
}

function createFormat(schema: JsonSchema, names: readonly string[]): ItemFormat {
  const originals = new Map<unknown, UnknownRecord>();
  return {
    fromFile(text) {
      const { value, problems } = parseJson(text);
      if (value === undefined) throw new Error(problems[0]?.fix);
      if (!isRecord(value)) throw new Error('The file must contain one JSON object in { }.');
      originals.set(value['id'], value);
      return value;
    },
    toFile(filledIn) {
      const before = originals.get(filledIn['id']) ?? {};
      const item = Object.fromEntries(
        Object.entries(filledIn).filter(([name]) => name !== CHECK_FIELD),
      );
      const kept = withoutEmpty(item, schema, before) as UnknownRecord;
      return `${formatJson(sortFields(kept, before, names))}\n`;
    },
  };
}

/** Existing fields keep their order; a new field follows the one that precedes it in a new file. */
function sortFields(
  item: UnknownRecord,
  before: UnknownRecord,
  names: readonly string[],
): UnknownRecord {
  const order = Object.keys(before).filter((name) => Object.hasOwn(item, name));
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(item, name) || order.includes(name)) continue;
    const previous = names.slice(0, i).findLast((each) => order.includes(each));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  }
  const others = Object.keys(item).filter((name) => !order.includes(name));
  return Object.fromEntries([...order, ...others].map((name) => [name, item[name]]));
}
