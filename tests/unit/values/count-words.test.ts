import { expect, test } from 'vitest';
import { countWord } from '../../../src/values/count-words.ts';

test.each([
  [0, 'No'],
  [1, 'One'],
  [5, 'Five'],
  [10, 'Ten'],
  [11, '11'],
])('%d begins a sentence as "%s"', (count, word) => {
  expect(countWord(count)).toBe(word);
});
