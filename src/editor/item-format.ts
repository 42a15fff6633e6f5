import { parseJson } from '../content/model/parse-json.ts';
import type * as z from 'zod/mini';
import type { ContentType } from '../content/model/content-types.ts';
import { jsonSchemaOf, toJsonSchema, type JsonSchema } from '../content/model/json-schema.ts';
import { CHECK } from './describe-collection.ts';
import { FIRST_IN_FILE, formFields } from './field-names.ts';
import { isRecord, type UnknownRecord } from '../records.ts';
import { fillGaps, withoutEmpty } from './empty-fields.ts';
import { formatJson } from './format-json.ts';

/**
 * Reads and writes JSON files. Fields keep their order and empty ones are left out, so that a small change in the form
 * is a small change in the file.
 */
export interface Format {
  /** @throws an error that says what to fix, if the text is not a JSON object */
  fromFile: (text: string) => UnknownRecord;
  toFile: (filledIn: UnknownRecord) => string;
}

/** The format of the files of a kind. */
export function createItemFormat({ fields }: Pick<ContentType, 'fields'>): Format {
  const schema = jsonSchemaOf(fields);
  for (const name of Object.keys(fields.inherited)) {
    const field = schema.properties?.[name];
    // Here false is an answer, not an untouched switch.
    if (field?.type === 'boolean') delete field.type;
  }
  return createFormat(schema, [...new Set([...FIRST_IN_FILE, ...formFields(fields)])]);
}

/**
 * The format of a single file.
 * @param isFilledIn whether the site has what the file lacks from the built-in one, as the form then shows
 */
export function createFileFormat(file: z.ZodMiniType, isFilledIn = false): Format {
  const schema = toJsonSchema(file);
  const { fromFile, toFile } = createFormat(schema, Object.keys(schema.properties ?? {}));
  if (isFilledIn) return { fromFile, toFile };
  // In an empty box of a file that is there, nothing of the built-in one may appear.
  return { fromFile: (text) => fillGaps(fromFile(text), schema), toFile };
}

function createFormat(schema: JsonSchema, names: readonly string[]): Format {
  const known = new Map<unknown, UnknownRecord>();
  return {
    fromFile(text) {
      const json = parseJson(text);
      if (!json.ok) throw new Error(json.problem.fix);
      if (!isRecord(json.value)) throw new Error('give an object in { }');
      known.set(json.value['id'], json.value);
      return json.value;
    },
    toFile(filledIn) {
      const before = known.get(filledIn['id']) ?? {};
      const item = Object.fromEntries(Object.entries(filledIn).filter(([name]) => name !== CHECK));
      const kept = withoutEmpty(item, schema, before) as UnknownRecord;
      return `${formatJson(inOrder(kept, before, names))}\n`;
    },
  };
}

/** Existing fields keep their order; a new one goes after the field that precedes it in a new file. */
function inOrder(
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
