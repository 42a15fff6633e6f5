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

describe('a settings file', () => {
  test('returns a valid file’s settings', () => {
    expect(check({ name: 'Ness', staff: 4 })).toEqual({
      value: { name: 'Ness', staff: 4 },
      problems: [],
    });
  });

  test('removes unknown fields', () => {
    const { value, problems } = check({ name: 'Ness Power', staff: 4, colour: 'blue' });
    expect(value).toEqual({ name: 'Ness Power', staff: 4 });
    expect(problems.map(({ field, isNotice }) => [field, isNotice])).toEqual([
      ['name', true],
      ['colour', true],
    ]);
  });

  test('reports an invalid field', () => {
    const { value, problems } = check({ name: 'Ness', staff: 'four' });
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ field: 'staff', expected: 'a number' }]);
  });

  test('rejects a file that is not JSON', () => {
    expect(checkSettings(schema, '{')).toMatchObject({
      problems: [{ expected: 'a JSON object' }],
    });
  });
});

test('fills in missing settings at any depth', () => {
  const base = { title: 'A', intro: { lead: 'B', more: 'C' }, tags: ['x', 'y'] };
  expect(mergeDefaults({ intro: { lead: 'D' }, tags: ['z'], own: 1 }, base)).toEqual({
    title: 'A',
    intro: { lead: 'D', more: 'C' },
    tags: ['z'],
    own: 1,
  });
});

test.each([[['a']], ['text'], [null]])('does not fill in %j, which is not an object', (input) => {
  expect(mergeDefaults(input, { title: 'A' })).toEqual(input);
});

const strict = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  staff: z.int(),
});

describe('parsing settings', () => {
  test('returns the schema’s output', () => {
    expect(parseSettings('company.json', strict, { name: ' Machair ', staff: 10 })).toEqual({
      name: 'Machair',
      staff: 10,
    });
  });

  test('lists every field to fix', () => {
    const parse = () =>
      parseSettings('company.json', strict, { name: '', staff: '10', colour: 'blue' });
    expect(parse).toThrowErrorMatchingInlineSnapshot(`
      [Error: content/company.json is invalid:
      company.json › name
          expected at least 1 character; got ""
          fix: enter some text
      company.json › staff
          expected a number; got "10"
          fix: enter only a number, without a unit; in a file, without quotes
      company.json › colour
          expected only fields that the site uses; got text in quotes
          fix: the site does not use this field: check the spelling of its name, or remove it]
    `);
  });

  test('names the field of a lone surrogate', () => {
    const parse = () => parseSettings('company.json', strict, { name: 'Sun \ud83d', staff: 10 });
    expect(parse).toThrow('company.json › name\n    expected complete characters');
  });
});
