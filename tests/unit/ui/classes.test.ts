import { expect, test } from 'vitest';
import { keepInView } from '../../../src/ui/classes.ts';

test('the focus point of a picture is rounded to 10%', () => {
  expect(keepInView({ x: 34, y: 96 })).toBe('object-[30%_100%]!');
  expect(keepInView({ x: 0, y: 50 })).toBe('object-[0%_50%]!');
});

test('without a focus point, the page’s default is used', () => {
  expect(keepInView(undefined)).toBeUndefined();
});
