import { describe, expect, test } from 'vitest';
import { check, parsed } from '../../../src/values/result.ts';

const input = { usage: 12 };

describe('check', () => {
  test('finds nothing when the field is right', () => {
    expect(check(true, 'usage', 'Enter your usage')).toBeUndefined();
  });

  test('gives the field and the words to show when it is not', () => {
    expect(check(false, 'usage', 'Enter your usage')).toEqual({
      field: 'usage',
      message: 'Enter your usage',
    });
  });
});

describe('parsed', () => {
  test('gives the input when no check failed', () => {
    expect(parsed(input, [undefined, undefined])).toEqual({ ok: true, input });
    expect(parsed(input, [])).toEqual({ ok: true, input });
  });

  test('gives every error in the order of the checks, and no input', () => {
    const size = { field: 'size', message: 'Enter a size' };
    const cost = { field: 'cost', message: 'Enter a cost' };
    expect(parsed(input, [undefined, size, undefined, cost])).toEqual({
      ok: false,
      errors: [size, cost],
    });
  });
});
