import { expect, test } from 'vitest';
import { dial } from '../../../src/values/dial.ts';

test.each([
  ['01632 960418', 'tel:+441632960418'],
  ['(0141) 496 0731', 'tel:+441414960731'],
  ['+44 (0)141 496 0731', 'tel:+441414960731'],
  ['+44 141 496 0731', 'tel:+441414960731'],
  ['0044 141 496 0731', 'tel:00441414960731'],
  ['+353 1 234 5678', 'tel:+35312345678'],
])('%s is dialled as %s', (shown, dialled) => {
  expect(dial(shown)).toBe(dialled);
});
