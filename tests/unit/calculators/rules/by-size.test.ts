import { describe, expect, test } from 'vitest';
import { answer, readEntries, resolveFigures } from '../../../../src/calculators/rules/answer.ts';
import { atSize } from '../../../../src/calculators/rules/by-size.ts';
import { FIGURES, HEATER } from './heater.ts';
import { inputOf } from './real-figures.ts';

describe('a figure at a size', () => {
  // At 1/4, 1/2, 1 and 2.
  const listed = [0.8, 0.6, 0.4, 0.3];

  test.each([
    [0.25, 0.8],
    [0.5, 0.6],
    [1, 0.4],
    [2, 0.3],
    // Half way between 1/2 and 1 on the logarithm of the size.
    [Math.SQRT1_2, 0.5],
  ])('of %d is %d', (size, expected) => {
    expect(atSize(listed, size)).toBe(expected);
  });

  test.each([
    [0, 0.8],
    [0.1, 0.8],
    [100, 0.3],
    [Infinity, 0.3],
  ])('outside of what is listed, at %d, is the outermost, %d', (size, expected) => {
    expect(atSize(listed, size)).toBe(expected);
  });

  test('has three digits, which are all that is reckoned with', () => {
    expect(atSize([0.5, 0.1, 0.0987], 0.75)).toBe(0.0992);
  });
});

describe('a calculator with a figure that goes by the size', () => {
  const share = { ...FIGURES.price, unit: 'share', value: 0.5, bySize: [1, 0.75, 0.5, 0.25] };
  const figures = { price: share };
  const sized = {
    ...HEATER,
    sizeOf: (power: number, { price }: { price: number }) => (price > 0 ? power : NaN),
  };
  const entries = (watts: string, changes: Record<string, string> = {}) => ({
    texts: { watts },
    changes,
  });
  const answered = (...typed: Parameters<typeof entries>) =>
    answer(sized, inputOf(readEntries(sized, figures, entries(...typed)))).figures;

  test('has it as it is for what is entered', () => {
    expect(resolveFigures(sized, figures, entries('2'))).toEqual({
      price: { ...share, value: 0.25 },
    });
    expect(answered('0.5')).toEqual({ price: 0.75 });
  });

  test('has it as it stands while nothing right is entered', () => {
    expect(resolveFigures(sized, figures, entries('hot'))).toBe(figures);
    expect(resolveFigures(sized, figures, entries('2', { price: 'much' }))).toBe(figures);
  });

  test('takes that of the visitor at every size', () => {
    expect(answered('0.5', { price: '30%' })).toEqual({ price: 0.3 });
    expect(answered('2', { price: '30%' })).toEqual({ price: 0.3 });
  });

  test('leaves the others as they are', () => {
    expect(resolveFigures(sized, FIGURES, entries('2'))).toEqual(FIGURES);
    expect(resolveFigures(HEATER, FIGURES, entries('2'))).toBe(FIGURES);
  });
});
