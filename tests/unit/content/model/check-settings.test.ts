import {
  checkSettings,
  mergeDefaults,
  parseSettings,
} from '../../../../src/content/model/check-settings.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';

const schema = z.strictObject({
  name: z.string().check(z.maxLength(5)),
  staff: z.int(),
});
const check = (value: unknown) => checkSettings(schema, JSON.stringify(value));

describe('a content file that is no item', () => {
  test('gives its value', () => {
    expect(check({ name: 'Ness', staff: 4 })).toEqual({
      value: { name: 'Ness', staff: 4 },
      problems: [],
    });
  });

  test('is used without a field that nobody knows, and with a text longer than advised', () => {
    const { value, problems } = check({ name: 'Ness Power', staff: 4, colour: 'blue' });
    expect(value).toEqual({ name: 'Ness Power', staff: 4 });
    expect(problems.map(({ field, isNotice }) => [field, isNotice])).toEqual([
      ['name', true],
      ['colour', true],
    ]);
  });

  test('cannot be used with a wrong field, which is named', () => {
    const { value, problems } = check({ name: 'Ness', staff: 'four' });
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ field: 'staff', expected: 'a number' }]);
  });

  test('cannot be used when it is no JSON', () => {
    expect(checkSettings(schema, '{')).toMatchObject({
      problems: [{ expected: 'a JSON object' }],
    });
  });
});

test('what is given stays, and what it lacks is filled in, inside its objects too', () => {
  const base = { title: 'A', intro: { lead: 'B', more: 'C' }, tags: ['x', 'y'] };
  expect(mergeDefaults({ intro: { lead: 'D' }, tags: ['z'], own: 1 }, base)).toEqual({
    title: 'A',
    intro: { lead: 'D', more: 'C' },
    tags: ['z'],
    own: 1,
  });
});

test.each([[['a']], ['text'], [null]])(
  '%j is no object, and stays for the check to refuse',
  (given) => {
    expect(mergeDefaults(given, { title: 'A' })).toEqual(given);
  },
);

const strict = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  staff: z.int(),
});

describe('parseFile', () => {
  test('gives what the schema reads', () => {
    expect(parseSettings('company.json', strict, { name: ' Machair ', staff: 10 })).toEqual({
      name: 'Machair',
      staff: 10,
    });
  });

  test('lists every field to mend', () => {
    const parse = () =>
      parseSettings('company.json', strict, { name: '', staff: '10', colour: 'blue' });
    expect(parse).toThrowErrorMatchingInlineSnapshot(`
      [Error: content/company.json cannot be used:
      company.json › name
          expected at least 1 characters; got ""
          fix: write something here
      company.json › staff
          expected a number; got "10"
          fix: give a number, without quotes
      company.json › colour
          expected no such field; got a text in quotes
          fix: remove it, or check the spelling of its name]
    `);
  });
});
