import { describe, expect, test } from 'vitest';
import { finite } from '../../../src/values/finite.ts';

describe('finite', () => {
  test('passes on a result whose numbers can all be shown', () => {
    const result = { annualOutput: 2880, saved: 0, lost: -5, sourceType: 'solar', range: [1, 2] };
    expect(finite(result)).toBe(result);
  });

  test.each([NaN, Infinity, -Infinity])('stops a result that holds %d, and names it', (value) => {
    expect(() => finite({ annualOutput: 1, paybackPeriod: value })).toThrow(
      new RangeError('paybackPeriod is not a finite number'),
    );
  });

  test('stops a result whose range holds a number that cannot be shown', () => {
    expect(() => finite({ annualOutput: 1, range: [0, Infinity] })).toThrow(RangeError);
  });
});
