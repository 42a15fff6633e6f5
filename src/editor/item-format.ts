import { parseJson } from '../content/checks/check-item.ts';
import type { Kind } from '../content/kinds/kind.ts';
import { jsonSchemaOf, type JsonSchema } from '../content/schemas/json-schema.ts';
import { CHECK } from './describe-collection.ts';
import { FIRST_IN_FILE, formFields } from './field-names.ts';
import { formatJson } from './format-json.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * Reads and writes the files of a kind. Fields keep their order and empty ones are left out, so that a small change in
 * the form is a small change in the file.
 */
export function createItemFormat({ fields }: Pick<Kind, 'fields'>) {
  const schema = jsonSchemaOf(fields);
  for (const name of Object.keys(fields.inherited)) {
    const field = schema.properties?.[name];
    // Here false is an answer, not an untouched switch.
    if (field?.type === 'boolean') delete field.type;
  }
  const names = [...new Set([...FIRST_IN_FILE, ...formFields(fields)])];
  const known = new Map<unknown, Item>();
  return {
    /** @throws an error that says what to fix, if the text is not a JSON object */
    fromFile(text: string): Item {
      const json = parseJson(text);
      if (!json.ok) throw new Error(json.problem.fix);
      if (!isItem(json.value)) throw new Error('give an object in { }');
      known.set(json.value['id'], json.value);
      return json.value;
    },
    toFile(filledIn: Item): string {
      const before = known.get(filledIn['id']) ?? {};
      const item = Object.fromEntries(Object.entries(filledIn).filter(([name]) => name !== CHECK));
      const kept = withoutEmpty(item, schema, before) as Item;
      return `${formatJson(inOrder(kept, before, names))}\n`;
    },
  };
}

/** Existing fields keep their order; a new one goes after the field that precedes it in a new file. */
function inOrder(item: Item, before: Item, names: readonly string[]): Item {
  const order = Object.keys(before).filter((name) => Object.hasOwn(item, name));
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(item, name) || order.includes(name)) continue;
    const previous = names.slice(0, i).findLast((each) => order.includes(each));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  }
  const others = Object.keys(item).filter((name) => !order.includes(name));
  return Object.fromEntries([...order, ...others].map((name) => [name, item[name]]));
}

/** Removes optional fields that are empty, unless the file had them before. */
function withoutEmpty(value: unknown, schema: JsonSchema, before: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutEmpty(each, schema.items ?? {}, {}));
  if (!isItem(value)) return value;
  const { properties = {}, required = [] } = schema;
  const was: Item = isItem(before) ? before : {};
  const entries = Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
    const field = properties[name];
    if (!field) return [[name, given]];
    const kept = withoutEmpty(given, field, was[name]);
    const isOld = Object.hasOwn(was, name) && (kept === false || was[name] === kept);
    return required.includes(name) || isOld || !saysNothing(kept, field) ? [[name, kept]] : [];
  });
  return Object.fromEntries(entries);
}

function saysNothing(value: unknown, { type }: JsonSchema): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'object') return Object.keys(value).length === 0;
  return value === false && type === 'boolean';
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
