import { expect, test } from 'vitest';
import { firstSentence } from '../../../src/values/first-sentence.ts';

test.each([
  ['Panels for roofs. And for byres.', 'Panels for roofs.'],
  ['Is it windy? It is.', 'Is it windy?'],
  ['A 2.5 kW turbine makes much. More follows.', 'A 2.5 kW turbine makes much.'],
  ['Two lines\nand an end.\nMore.', 'Two lines\nand an end.'],
  ['Panels for roofs', 'Panels for roofs'],
  ['Panels for roofs.', 'Panels for roofs.'],
  ['...', '...'],
])('of %j the first sentence is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
