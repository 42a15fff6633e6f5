import { expect, test } from 'vitest';
import { keepInView } from '../../../src/ui/classes.ts';

test('a point of a picture stays in view to the nearest tenth of its sides', () => {
  expect(keepInView({ x: 34, y: 96 })).toBe('object-[30%_100%]!');
  expect(keepInView({ x: 0, y: 50 })).toBe('object-[0%_50%]!');
});

test('where none was chosen, the page has its own', () => {
  expect(keepInView(undefined)).toBeUndefined();
});
