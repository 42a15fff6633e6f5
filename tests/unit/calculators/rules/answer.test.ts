import { describe, expect, test } from 'vitest';
import { answer, answerExample, readEntries } from '../../../../src/calculators/rules/answer.ts';
import { inputOf } from './real-figures.ts';
import { FIGURES, HEATER } from './heater.ts';

const entries = (watts: string, changes: Record<string, string> = {}) => ({
  texts: { watts },
  changes,
});
const example = (watts: string) => ({ situation: 'A heater.', texts: { watts } });

describe('a share', () => {
  const share = { ...FIGURES.price, unit: 'share', value: 0.5 };
  test.each([
    ['33', 0.33],
    ['33%', 0.33],
    ['0.5', 0.005],
    ['', 0.5],
  ])('typed as "%s" is %d', (typed, value) => {
    const read = readEntries(HEATER, { price: share }, entries('2', { price: typed }));
    expect(inputOf(read).figures).toEqual({ price: value });
  });

  test('of more than all is refused', () => {
    const read = readEntries(HEATER, { price: share }, entries('2', { price: '101' }));
    expect(read.ok).toBe(false);
  });
});

describe('what is entered', () => {
  test('is read with our figures, or with those of the visitor', () => {
    expect(inputOf(readEntries(HEATER, FIGURES, entries('2')))).toEqual({
      input: 2,
      figures: { price: 0.25 },
      ours: FIGURES,
    });
    expect(inputOf(readEntries(HEATER, FIGURES, entries('2', { price: '30p' })))).toEqual({
      input: 2,
      figures: { price: 0.3 },
      ours: FIGURES,
    });
  });

  test('is wrong in the fields first, in the figures next', () => {
    expect(readEntries(HEATER, FIGURES, entries('', { price: 'dear' }))).toEqual({
      ok: false,
      errors: [
        { field: 'watts', message: 'Please enter a valid power' },
        { field: 'price', message: 'Price of electricity must be a number above 0' },
      ],
    });
  });
});

describe('an answer', () => {
  test('is shown with the figures that it was worked out from', () => {
    const found = answer(HEATER, { input: 2, figures: { price: 0.3 }, ours: FIGURES });
    expect(found.presentation.main).toBe('£0.60');
    expect(found.figures).toEqual({ price: 0.3 });
  });

  test('is not given where the numbers are too large', () => {
    const asked = { input: 1e308, figures: { price: 1e308 }, ours: FIGURES };
    expect(() => answer(HEATER, asked)).toThrow(RangeError);
  });
});

describe('the answer to a worked example', () => {
  test('is the one that a visitor gets', () => {
    expect(answerExample(HEATER, example('4'), FIGURES).presentation.main).toBe('£1.00');
  });

  test('stops the build where the example is wrong, with the reason', () => {
    expect(() => answerExample(HEATER, example('hot'), FIGURES)).toThrow(
      'The worked example "A heater." cannot be used: Please enter a valid power',
    );
  });
});
