import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { formatIssues, summariseValue } from '../../../../src/content/model/format-issues.ts';
import { formatProblem } from '../../../../src/content/model/problem.ts';
import { companySchema } from '../../../../src/content/model/schemas/company.ts';
import { fileSchema } from '../../../../src/content/model/json-schema.ts';
import { propertyFields } from '../../../../src/content/model/schemas/property.ts';
import { VALID_HOUSE } from '../../../support/items.ts';

const propertySchema = fileSchema(propertyFields);

function report(schema: z.ZodMiniType, value: unknown): string {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) throw new Error('the value was expected to be bad');
  return formatIssues(parsed.error.issues, value)
    .map((problem) => formatProblem('x.json', problem))
    .join('\n');
}

test('names an exclusive minimum', () => {
  expect(report(z.number().check(z.positive()), 0)).toContain(
    'expected more than 0; got 0\n    fix: enter more than 0',
  );
});

describe('the report of an invalid item', () => {
  test('lists the expected value, actual value and fix of each field', () => {
    const bad = {
      ...VALID_HOUSE,
      id: 'The House',
      name: '',
      imageSrc: 'javascript:alert(1)',
      bedrooms: '3',
      bathrooms: 2.5,
      rating: 7,
      calendarUrl: 'http://calendar.example/x.ics',
      features: 'Stove',
      sustainabilityFeatures: ['Panels', 7],
      colour: 'blue',
    };
    expect(report(propertySchema, bad)).toMatchInlineSnapshot(`
      "x.json › id
          expected lower-case letters, digits and single hyphens; got "The House"
          fix: use small letters, digits and hyphens, such as new-barn
      x.json › name
          expected at least 1 character; got ""
          fix: enter some text
      x.json › imageSrc
          expected a picture as /uploads/NAME.jpg, or an https address; got "javascript:alert(1)"
          fix: choose a JPEG, PNG, WebP, AVIF or SVG picture; in a file, write its name in lower case, such as /uploads/roof.jpg
      x.json › bedrooms
          expected a number; got "3"
          fix: enter only a number, without a unit; in a file, without quotes
      x.json › bathrooms
          expected a whole number; got 2.5
          fix: enter only a whole number, without a unit; in a file, without quotes
      x.json › features
          expected a list in [ ]; got "Stove"
          fix: enter a list in [ ]
      x.json › sustainabilityFeatures[1]
          expected text in quotes; got 7
          fix: enter text in quotes
      x.json › rating
          expected at most 5; got 7
          fix: enter a rating out of 5; halve one out of 10
      x.json › calendarUrl
          expected an https address; got an address at calendar.example
          fix: start the address with https://. If it starts with http:// or webcal://, replace that part
      x.json › colour
          expected only fields that the site uses; got text in quotes
          fix: the site does not use this field: check the spelling of its name, or remove it"
    `);
  });

  test('lists a missing field at any depth', () => {
    const { name, ...nameless } = VALID_HOUSE;
    expect(name).toBe('The croft');
    expect(report(propertySchema, nameless)).toMatchInlineSnapshot(`
      "x.json › name
          expected text in quotes; got nothing
          fix: add this field, as "name": "…""
    `);
    expect(report(z.strictObject({ a: z.strictObject({ b: z.string() }) }), { a: {} })).toContain(
      'x.json › a.b',
    );
  });

  test('lists all types that a union allows', () => {
    const years = z.pick(companySchema, { timeline: true });
    const text = report(years, { timeline: [{ year: 'long ago', title: 'a', text: 'b' }] });
    expect(text).toContain('timeline[0].year');
    expect(text).toContain('a number');
    expect(text).toContain('incorporated');
  });

  test('shortens a very long string', () => {
    const text = report(propertySchema, { ...VALID_HOUSE, description: 'x'.repeat(500_000) });
    expect(text).toContain('at most 400 characters');
    expect(text).toContain('got 500000 characters');
    expect(text.length).toBeLessThan(400);
  });
});

test.each([
  ['webcal://me:pass@calendar.example/secret.ics?key=secret', 'an address at calendar.example'],
  ['http://calendar.example/secret.ics', 'an address at calendar.example'],
  ['calendar.example/secret.ics', 'an invalid address'],
  ['htps:/calendar.example/secret', 'an invalid address'],
  ['secret', 'an invalid address'],
  [['https://calendar.example/secret'], 'a list in [ ]'],
  [`https://calendar.example/${'secret'.repeat(200)}`, '1225 characters'],
])('shows at most the host of a calendar’s URL: %j', (calendarUrl, got) => {
  const text = report(propertySchema, { ...VALID_HOUSE, calendarUrl });
  expect(text).toContain(`; got ${got}`);
  expect(text).not.toContain('secret');
});

test('shows only the host of a URL, anywhere in a string', () => {
  expect(summariseValue('See https://me:secret@a.example/secret?secret#secret and b')).toBe(
    '"See https://a.example/… and b"',
  );
  expect(summariseValue('/uploads/a.gif')).toBe('"/uploads/a.gif"');
});
