import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { parseFile } from '../../../../src/content/items/parse-file.ts';

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  staff: z.int(),
});

describe('parseFile', () => {
  test('gives what the schema reads', () => {
    expect(parseFile('company.json', schema, { name: ' Machair ', staff: 10 })).toEqual({
      name: 'Machair',
      staff: 10,
    });
  });

  test('lists every field to mend', () => {
    const parse = () =>
      parseFile('company.json', schema, { name: '', staff: '10', colour: 'blue' });
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

  test('takes no half of a character, and says where it is', () => {
    const parse = () => parseFile('company.json', schema, { name: 'Sun \ud83d', staff: 10 });
    expect(parse).toThrow('company.json › name\n    expected whole characters');
  });
});
