import { describe, expect, test } from 'vitest';
import { countOf } from '../../../src/values/count-of.ts';

describe('countOf', () => {
  test.each([
    [0, '0 bedrooms'],
    [1, '1 bedroom'],
    [2, '2 bedrooms'],
    [7, '7 bedrooms'],
  ])('writes %d as "%s"', (count, text) => {
    expect(countOf(count, 'bedroom')).toBe(text);
  });
});
