import type { Field, SelectFieldValue } from '@sveltia/cms';
import type { JsonSchema } from '../content/model/json-schema.ts';
import { splitMessage } from '../content/model/schemas/messages.ts';
import { DAY } from '../content/model/schemas/primitives.ts';
import { labelOf } from './field-labels.ts';
import { asSentence } from './format-problems.ts';

/** The control for a string that may contain a few elements. */
export const RICH_CONTROL = 'rich';

/** The control to choose the focus point of a picture. */
export const FOCUS_CONTROL = 'focus';

/** The control to choose an icon by its picture. */
export const ICON_CONTROL = 'icon';

/** A field's role in its object or item. */
interface FieldPlace {
  name: string;
  isRequired: boolean;
  /** The effect of leaving the field empty, if any. */
  ifEmpty?: string | undefined;
  /** Whether false differs from an empty field, so that editors have to choose it. */
  isTristate?: boolean;
  /** The initial value in a new file. */
  start?: unknown;
  /** The picture field that this focus point belongs to. */
  picture?: string | undefined;
}

/** A picture and its focus point, which do not name an entry of a list. */
const PICTURE_FIELD = /^image/;

/** A string that may be longer than this gets a multi-line control. */
const ONE_LINE_LIMIT = 120;
const IMAGE_TYPES = ['svg+xml', 'png', 'jpeg', 'webp', 'avif'].map((type) => `image/${type}`);
/** The form normalises the file name of a new image on saving. Existing files may refer to other images. */
const IMAGE_FILE = String.raw`/^https:|\.(svg|png|jpe?g|webp|avif)$/i`;

/** The form field for a schema, with its limits. */
export function buildField(schema: JsonSchema, place: FieldPlace): Field {
  const field = buildWithoutDefault(schema, place);
  // Required object fields start with their own defaults.
  const isWhole = schema.type !== 'object' || !place.isRequired;
  return isWhole && place.start !== undefined
    ? ({ ...field, default: asDefault(place.start) } as Field)
    : field;
}

/** The CMS accepts numbers in a list's initial value only as strings. */
const asDefault = (start: unknown): unknown =>
  Array.isArray(start)
    ? (JSON.parse(JSON.stringify(start), (_, each: unknown) =>
        typeof each === 'number' ? String(each) : each,
      ) as unknown)
    : start;

function buildWithoutDefault(schema: JsonSchema, place: FieldPlace): Field {
  const { name, isRequired, ifEmpty } = place;
  if (schema.deprecated || schema.readOnly) return { name, widget: 'hidden' };
  const label = labelOf(name, schema);
  const hint = [schema.description, ifEmpty].filter((words) => words && words !== label).join('. ');
  const base = { name, label, required: isRequired, ...(hint && { hint }) };
  const choices = schema.enum ?? (schema.examples?.[1] ? schema.examples : undefined);
  if (choices) {
    const widget = name === 'icon' ? ICON_CONTROL : 'select';
    const options = choiceOptions(choices, isRequired, schema.enumDescriptions);
    return { ...base, widget, options } as Field;
  }
  switch (schema.type) {
    case 'boolean':
      return place.isTristate
        ? { ...base, widget: 'select', options: choiceOptions([true, false], isRequired) }
        : { ...base, widget: 'boolean' };
    case 'integer':
    case 'number':
      return buildNumberField(base, schema);
    case 'array':
      return buildListField(base, schema);
    case 'object':
      if (name === 'imageFocus') return { ...base, widget: FOCUS_CONTROL, picture: place.picture };
      return {
        ...base,
        widget: 'object',
        fields: buildFields(schema, isRequired ? place.start : undefined),
      };
    default:
      return buildTextField(base, schema);
  }
}

/**
 * The fields of an object, in the order of its schema.
 * @param start the initial values of a new object
 */
export function buildFields(
  { properties = {}, required = [] }: JsonSchema,
  start?: unknown,
): Field[] {
  const values = (start ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(properties).map(([name, schema]) =>
    buildField(schema, { name, isRequired: required.includes(name), start: values[name] }),
  );
}

interface Base {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
}

function buildNumberField(base: Base, schema: JsonSchema): Field {
  const isWhole = schema.type === 'integer';
  const min = schema.minimum ?? schema.exclusiveMinimum;
  return {
    ...base,
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? 1 : 0.1,
    ...(min !== undefined && { min }),
    ...(schema.maximum !== undefined && { max: schema.maximum }),
  };
}

function buildListField(base: Base, schema: JsonSchema): Field {
  const { items = {}, minItems = 0, maxItems } = schema;
  // An empty list is valid too, unless it must have entries.
  const list = {
    ...base,
    required: base.required && minItems > 0,
    ...(minItems > 0 && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (items.enum) {
    return {
      ...list,
      widget: 'select',
      multiple: true,
      options: choiceOptions(items.enum, true, items.enumDescriptions),
    };
  }
  const label_singular = items.title?.toLowerCase() ?? 'entry';
  if (items.type === 'object') {
    const fields = buildFields(items);
    const first = fields.find(({ name }) => !PICTURE_FIELD.test(name));
    const summary = `{{fields.${first?.name ?? ''}}}`;
    return { ...list, widget: 'list', label_singular, summary, collapsed: 'auto', fields };
  }
  const field = buildField(items, { name: base.name, isRequired: true });
  return { ...list, widget: 'list', label_singular, field };
}

function buildTextField(base: Base, schema: JsonSchema): Field {
  const { name, label, required } = base;
  const { pattern, format, maxLength, tags, refersTo } = schema;
  // Its hint is for files: here it is a choice of items by their names, which stores an id.
  if (refersTo) {
    const choice = { collection: refersTo, value_field: '{{slug}}', display_fields: ['title'] };
    return { name, label, required, widget: 'relation', ...choice };
  }
  if (tags) return { ...base, widget: RICH_CONTROL, tags };
  if (pattern?.includes('uploads')) {
    return {
      ...base,
      widget: 'image',
      choose_url: false,
      accept: IMAGE_TYPES.join(','),
      pattern: [IMAGE_FILE, 'Choose a JPEG, PNG, WebP, AVIF or SVG picture.'],
    };
  }
  if (pattern === DAY.source) {
    return {
      ...base,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      min: '2000-01-01',
      max: '2099-12-31',
      pattern: patternOf(schema),
    };
  }
  const text = {
    ...base,
    ...(pattern !== undefined && { pattern: patternOf(schema) }),
    // Stops the CMS from turning a colon into the start of an emoji.
    use_emoji_autocomplete: false,
  };
  if (format === 'uri') {
    return { ...text, widget: 'string', type: 'url', pattern: ['/^https:/', patternOf(schema)[1]] };
  }
  // A string or a number in a choice gets a single-line control.
  const limit = maxLength ?? (schema.anyOf ? 0 : Infinity);
  const isLong = pattern === undefined && limit > ONE_LINE_LIMIT;
  return { ...text, widget: isLong ? 'text' : 'string' };
}

/** The options, including "Not set" for an optional field. */
function choiceOptions(
  choices: readonly unknown[],
  isRequired: boolean,
  labels: readonly string[] = [],
) {
  const values = choices as readonly SelectFieldValue[];
  const options = values.map((value, i) => ({ label: labels[i] ?? nameChoice(value), value }));
  return isRequired ? options : [{ label: 'Not set', value: '' }, ...options];
}

const nameChoice = (value: SelectFieldValue): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

/** A schema's pattern as a regular expression, and the check's message for a string that does not match. */
export function patternOf({ pattern = '', patternErrorMessage }: JsonSchema): [string, string] {
  const expression = String(new RegExp(pattern, pattern.includes('\\p{') ? 'u' : ''));
  const { fix } = splitMessage(patternErrorMessage ?? '');
  return [expression, asSentence(fix || 'write it in that format')];
}
