import { describe, expect, test } from 'vitest';
import {
  answerExample,
  calculateAnswer,
  readEntries,
} from '../../../../src/calculators/rules/answer.ts';
import { FIGURES, HEATER } from './heater.ts';

/** The price as a share, by the size: at 1/4, 1/2, 1 and 2. */
const price = { ...FIGURES.price, unit: 'share', value: 0.5, bySize: [0.8, 0.6, 0.4, 0.3] };
const sized = { ...HEATER, generationRatioOf: ({ watts }: { watts: number }) => watts };
const read = (watts: string, changes: Record<string, string> = {}) =>
  readEntries(sized, { price }, { texts: { watts }, changes });

describe('a figure that depends on the size', () => {
  test.each([
    ['0.25', 0.8],
    ['2', 0.3],
    // Half way between 1/2 and 1 on the logarithm of the size, and rounded to three digits.
    [String(Math.SQRT1_2), 0.5],
    ['0.75', 0.483],
    // Beyond the listed sizes.
    ['0.01', 0.8],
    ['100', 0.3],
  ])('is interpolated at the size %s as %d', (watts, value) => {
    const { figures, read: used } = read(watts);
    expect(figures).toEqual({ price: { ...price, value } });
    expect(used).toMatchObject({ input: { figures: { price: value } } });
  });

  test('is replaced by the visitor’s own', () => {
    expect(read('2', { price: '33' }).read).toMatchObject({ input: { figures: { price: 0.33 } } });
  });

  test('is kept while the entries are invalid', () => {
    expect(read('hot').figures).toEqual({ price });
    expect(read('2', { price: 'much' }).figures).toEqual({ price });
  });
});

test('throws if a nested result is too large', () => {
  const calculate = () => ({ a: { range: [0, Infinity] } });
  const entries = { input: {}, figures: {}, defaultFigures: {} };
  expect(() => calculateAnswer({ ...HEATER, calculate }, entries)).toThrow(RangeError);
});

test('throws if the worked example is invalid', () => {
  const example = { situation: 'A heater.', texts: { watts: 'hot' } };
  expect(() => answerExample(HEATER, example, FIGURES)).toThrow(
    'The worked example "A heater." is invalid: Please enter a valid power',
  );
});
