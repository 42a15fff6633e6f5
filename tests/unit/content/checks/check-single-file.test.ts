import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { checkSingleFile } from '../../../../src/content/checks/check-single-file.ts';

const schema = z.strictObject({
  name: z.string().check(z.maxLength(5)),
  staff: z.int(),
});
const check = (value: unknown) => checkSingleFile(schema, JSON.stringify(value));

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
    expect(checkSingleFile(schema, '{')).toMatchObject({
      problems: [{ expected: 'a JSON object' }],
    });
  });
});
