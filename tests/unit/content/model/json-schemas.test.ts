import { glob, readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { FOLDERS, contentTypeOf } from '../../../../src/content/model/content-types.ts';
import { jsonSchemaOf, toJsonSchema } from '../../../../src/content/model/json-schema.ts';
import { describeSchemas } from '../../../../scripts/json-schemas.ts';
import * as z from 'zod/mini';
import { startValue } from '../../../../src/content/model/starter-item.ts';
import {
  day,
  iconName,
  imagePath,
  line,
  month,
  paragraph,
} from '../../../../src/content/model/schemas/primitives.ts';
import { buildField } from '../../../../src/editor/build-field.ts';

const described = await describeSchemas();

describe('content/schemas', () => {
  test.each(described)(
    '%s is up to date (fix: node scripts/json-schemas.ts)',
    async (path, text) => {
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  test('every content file has a schema', async () => {
    const files = await Array.fromAsync(glob('content/schemas/**/*.json'));
    expect(files.sort()).toEqual(described.map(([path]) => path).sort());
  });

  test.each(FOLDERS)('describes each field of %s to editors', (folder) => {
    const fields = Object.entries(jsonSchemaOf(contentTypeOf(folder).fields).properties ?? {});
    expect(fields.filter(([, { description }]) => !description)).toEqual([]);
  });

  test('lets code editors detect misspelt fields and invalid ids', () => {
    const [, text = ''] = described.find(([path]) => path.endsWith('/benefit.json')) ?? [];
    const ajv = new Ajv2020({ strict: false });
    formats(ajv);
    const validate = ajv.compile(JSON.parse(text) as object);
    const good = { id: 'a', icon: 'Sun', title: 'b', description: 'c' };
    expect(validate(good)).toBe(true);
    expect(validate({ ...good, titel: 'b' })).toBe(false);
    expect(validate({ ...good, id: 'A b' })).toBe(false);
  });
});

const code = z
  .string()
  .check(z.regex(/^[A-Z]{2}\d$/, 'a code; ask for it'), z.meta({ examples: ['AB1'] }));

test.each<[what: string, schema: z.ZodMiniType]>([
  ['text', z.string()],
  ['text of 10 to 30 characters', z.string().check(z.minLength(10), z.maxLength(30))],
  ['a line', line('A line', 5)],
  ['a paragraph', paragraph('A paragraph')],
  ['a code', code],
  ['a day', day('A day')],
  ['a month', month('A month')],
  ['an address', z.url()],
  ['a picture', imagePath('A picture')],
  ['an icon', iconName],
  ['a number', z.number()],
  ['a number from 2 to 3', z.number().check(z.minimum(2), z.maximum(3))],
  ['a number up to -2', z.number().check(z.maximum(-2))],
  ['a whole number', z.int()],
  ['a whole number above 0', z.int().check(z.positive())],
  ['true or false', z.boolean()],
  ['a choice', z.enum(['a', 'b'])],
  ['a word', z.literal('a')],
  ['text or null', z.nullable(z.string())],
  ['a word or a number', z.union([z.literal('a'), z.number()])],
  ['a list of 2 to 3', z.array(z.boolean()).check(z.minLength(2), z.maxLength(3))],
  ['an object', z.strictObject({ a: z.string(), b: z.optional(z.int()) })],
])('gives a new file and the editor a start value for %s', (_, schema) => {
  const json = toJsonSchema(schema);
  expect(z.safeParse(schema, startValue(json)).error?.issues).toBeUndefined();
  expect(buildField(json, { name: 'isOne', isRequired: true }).label).toMatch(/^Is one|^Picture/);
});
