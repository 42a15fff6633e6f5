import { expect, test } from 'vitest';
import { keepInView } from '../../../src/ui/classes.ts';

test('rounds the focus point of a picture to 10%', () => {
  expect(keepInView({ x: 34, y: 96 })).toBe('object-[30%_100%]!');
  expect(keepInView({ x: 0, y: 50 })).toBe('object-[0%_50%]!');
});

test('uses the page’s default if a picture has no focus point', () => {
  expect(keepInView(undefined)).toBeUndefined();
});
