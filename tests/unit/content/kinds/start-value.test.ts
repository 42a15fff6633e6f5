import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { startValue } from '../../../../src/content/kinds/start-value.ts';
import { toJsonSchema } from '../../../../src/content/schemas/json-schema.ts';
import {
  day,
  iconName,
  imagePath,
  line,
  month,
  paragraph,
} from '../../../../src/content/schemas/primitives.ts';
import { describeField } from '../../../../src/editor/describe-field.ts';

const code = z
  .string()
  .check(z.regex(/^[A-Z]{2}\d$/, 'a code; ask for it'), z.meta({ examples: ['AB1'] }));

test.each<[what: string, schema: z.ZodMiniType]>([
  ['a text; may be empty', z.string()],
  ['a text, 30 characters at most', z.string().check(z.minLength(10), z.maxLength(30))],
  ['a text on one line, 5 characters at most', line('A line', 5)],
  ['a text, 1200 characters at most', paragraph('A paragraph')],
  ['a code', code],
  ['a day, as YYYY-MM-DD', day('A day')],
  ['a month, as YYYY-MM', month('A month')],
  ['a text of the form uri', z.url()],
  [
    'a picture of ours, as /uploads/NAME.svg (or png, jpg, webp, avif), or an https address, 1000 characters at most',
    imagePath('A picture'),
  ],
  ['a text, 30 characters at most; may be empty', iconName],
  ['a number', z.number()],
  ['a number from 2 to 3', z.number().check(z.minimum(2), z.maximum(3))],
  ['a number, -2 at most', z.number().check(z.maximum(-2))],
  ['a whole number', z.int()],
  ['a whole number above 0', z.int().check(z.positive())],
  ['true or false', z.boolean()],
  ['one of "a", "b"', z.enum(['a', 'b'])],
  ['"a"', z.literal('a')],
  ['a text; may be empty, or null', z.nullable(z.string())],
  ['"a", or a number', z.union([z.literal('a'), z.number()])],
  [
    'a list of 2 to 3, each true or false',
    z.array(z.boolean()).check(z.minLength(2), z.maxLength(3)),
  ],
  ['an object with `a`, `b`', z.strictObject({ a: z.string(), b: z.optional(z.int()) })],
])('a new file and the form begin with %s', (_, schema) => {
  const json = toJsonSchema(schema);
  expect(z.safeParse(schema, startValue(json)).error?.issues).toBeUndefined();
  expect(describeField(json, { name: 'isOne', isRequired: true }).label).toMatch(
    /^Is one|^Picture/,
  );
});
