import {
  mergeDefaults,
  parseSettings,
} from '../../../../src/content/model/check-settings.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';

test('fills in missing settings at any depth', () => {
  const base = { title: 'A', intro: { lead: 'B', more: 'C' }, tags: ['x', 'y'] };
  expect(mergeDefaults({ intro: { lead: 'D' }, tags: ['z'], own: 1 }, base)).toEqual({
    title: 'A',
    intro: { lead: 'D', more: 'C' },
    tags: ['z'],
    own: 1,
  });
});

const strict = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1)),
  staff: z.int(),
});

describe('parsing settings', () => {
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
