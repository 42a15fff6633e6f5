import { expect, test } from 'vitest';
import { checkSingleFile } from '../../../../src/content/checks/check-single-file.ts';
import { figuresSchema } from '../../../../src/content/schemas/figures.ts';

const check = (more: object) => {
  const figure = { value: 3, unit: '£', label: 'A price', asOf: '2026-11', source: 'Us', ...more };
  return checkSingleFile<unknown>(figuresSchema, JSON.stringify({ price: figure })).problems;
};

test.each([
  [{ value: -5 }, 'price.value', 'at least 0'],
  [{ value: 0 }, 'price.value', 'a number above 0, since calculators divide by it'],
  [{ value: 10, unit: 'share' }, 'price.value', 'a share of at most 1'],
  [{ bySize: [1, -1, 1] }, 'price.bySize[1]', 'at least 0'],
])('a figure that no calculator can use is refused: %j', (more, field, expected) => {
  expect(check(more)).toMatchObject([{ field, expected }]);
});

test('a figure that may be 0 is used', () => {
  expect(check({ value: 0, mayBeZero: true })).toEqual([]);
});
