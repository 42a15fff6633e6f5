import { describe, expect, test } from 'vitest';
import {
  calculateAnswer,
  answerExample,
  interpolateAtSize,
  readEntries,
} from '../../../../src/calculators/rules/answer.ts';
import type { AnyCalculator } from '../../../../src/calculators/rules/calculator.ts';
import type { Figures } from '../../../../src/forms/rules/figures.ts';
import { FIGURES, HEATER } from './heater.ts';

const read = (
  watts: string,
  changes: Record<string, string> = {},
  figures: Figures = FIGURES,
  calculator: AnyCalculator = HEATER,
) => readEntries(calculator, figures, { texts: { watts }, changes });

describe('reading a calculator’s entries', () => {
  test.each([
    [{}, 0.25],
    [{ price: '' }, 0.25],
    [{ price: '30p' }, 0.3],
  ])('reads the figures %j as a price of £%d', (changes, price) => {
    expect(read('2', changes).read).toEqual({
      ok: true,
      input: { input: { watts: 2 }, figures: { price }, defaultFigures: FIGURES },
    });
  });

  test('reports errors in fields before errors in figures', () => {
    expect(read('', { price: 'dear' }).read).toEqual({
      ok: false,
      errors: [
        { field: 'watts', message: 'Please enter a valid power' },
        { field: 'price', message: 'Price of electricity must be a number above 0' },
      ],
    });
  });

  test.each([
    ['33', 0.33],
    ['33%', 0.33],
    ['0.5', 0.005],
    ['', 0.5],
  ])('reads the share "%s" as %d', (price, value) => {
    const share = { ...FIGURES.price, unit: 'share', value: 0.5 };
    expect(read('2', { price }, { price: share }).read).toMatchObject({
      input: { figures: { price: value } },
    });
    expect(read('2', { price: '101' }, { price: share }).read.ok).toBe(false);
  });
});

describe('figures that depend on the size', () => {
  // At 1/4, 1/2, 1 and 2.
  const listed = [0.8, 0.6, 0.4, 0.3];

  test.each([
    [0.25, 0.8],
    [1, 0.4],
    [2, 0.3],
    // Half way between 1/2 and 1 on the logarithm of the size.
    [Math.SQRT1_2, 0.5],
    // Beyond the listed sizes.
    [0, 0.8],
    [Infinity, 0.3],
  ])('interpolates the figure at size %d as %d', (size, expected) => {
    expect(interpolateAtSize(listed, size)).toBe(expected);
  });

  test('calculates with an interpolated figure rounded to three digits', () => {
    expect(interpolateAtSize([0.5, 0.1, 0.0987], 0.75)).toBe(0.0992);
  });

  const price = { ...FIGURES.price, unit: 'share', value: 0.5, bySize: [1, 0.75, 0.5, 0.25] };
  const sized = { ...HEATER, generationRatioOf: ({ watts }: { watts: number }) => watts };
  const readSized = (watts: string, changes = {}) => read(watts, changes, { price }, sized);

  test('adjusts a figure to the entered size unless the visitor changes it', () => {
    expect(readSized('2').figures).toEqual({ price: { ...price, value: 0.25 } });
    expect(readSized('0.5').read).toMatchObject({ input: { figures: { price: 0.75 } } });
    const overrides = { price: '30%' };
    expect(readSized('2', overrides).read).toMatchObject({ input: { figures: { price: 0.3 } } });
  });

  test('keeps the figure while the entries are invalid', () => {
    expect(readSized('hot').figures).toEqual({ price });
    expect(readSized('2', { price: 'much' }).figures).toEqual({ price });
  });
});

describe('the answer', () => {
  const entries = (watts: number, price: number) => ({
    ...{ input: { watts }, figures: { price }, defaultFigures: FIGURES },
  });

  test('includes the figures that produced the answer', () => {
    const found = calculateAnswer(HEATER, entries(2, 0.3));
    expect(found.presentation.main).toBe('£0.60');
    expect(found.figures).toEqual({ price: 0.3 });
  });

  test.each([
    ['too large', (cost: number) => ({ cost })],
    ['too large in a nested object', (cost: number) => ({ a: { range: [0, cost] } })],
  ])('throws if a number is %s', (_, resultOf) => {
    const calculate = () => resultOf(Infinity);
    expect(() => calculateAnswer({ ...HEATER, calculate }, entries(1, 1))).toThrow(RangeError);
    expect(() => calculateAnswer(HEATER, entries(1e308, 1e308))).toThrow(RangeError);
  });

  const example = (watts: string) => ({ situation: 'A heater.', texts: { watts } });

  test('calculates the worked example', () => {
    expect(answerExample(HEATER, example('4'), FIGURES).presentation.main).toBe('£1.00');
  });

  test('throws if the worked example is invalid', () => {
    expect(() => answerExample(HEATER, example('hot'), FIGURES)).toThrow(
      'The worked example "A heater." is invalid: Please enter a valid power',
    );
  });
});
