import { describe, expect, test } from 'vitest';
import {
  datePrices,
  noteOnCarbon,
  pricePerKwh,
} from '../../../../src/calculators/rules/describe-figures.ts';

const figure = (value: number, asOf: string) => ({
  value,
  asOf,
  unit: '£/kWh',
  label: 'A price',
  source: 'Ours',
});
const defaultFigures = {
  buying: figure(0.28, '2026-01'),
  selling: figure(0.05, '2026-11'),
  older: figure(0.1, '2025-12'),
  gridCarbon: {
    ...figure(0.233, '2026-01'),
    others: [{ value: 0.144, label: 'Today' }],
  },
};
const basis = (changes: Record<string, number> = {}) => ({
  defaultFigures,
  figures: { buying: 0.28, selling: 0.05, older: 0.1, gridCarbon: 0.233, ...changes },
});

test('marks a price that the visitor entered', () => {
  expect(pricePerKwh('buying', basis())).toBe('28p a kWh');
  expect(pricePerKwh('buying', basis({ buying: 0.3 }))).toBe('30p a kWh (your figure)');
  expect(pricePerKwh('buying', basis({ buying: 0.2611 }))).toBe('26.11p a kWh (your figure)');
  expect(pricePerKwh('buying', basis({ buying: 1.2 }))).toBe('£1.20 a kWh (your figure)');
});

describe('the note on prices', () => {
  test.each([
    [['selling', 'buying'], ' Our prices date from January to November 2026.'],
    [['selling', 'older'], ' Our prices date from December 2025 to November 2026.'],
    [['buying'], ' Our prices date from January 2026.'],
  ])('states the dates of %j once', (names, sentence) => {
    expect(datePrices(names, basis())).toBe(sentence);
  });

  test('omits prices that the visitor entered', () => {
    const changed = basis({ buying: 0.3 });
    expect(datePrices(['buying', 'selling'], changed)).toBe(' Our prices date from November 2026.');
    expect(datePrices(['buying'], changed)).toBe('');
  });
});

describe('the note on CO2', () => {
  test('names the factor for today', () => {
    expect(noteOnCarbon(basis())).toBe(
      " The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
    );
  });

  test('returns nothing for a factor that the visitor entered, or without another factor', () => {
    expect(noteOnCarbon(basis({ gridCarbon: 0.144 }))).toBe('');
    const alone = { ...defaultFigures, gridCarbon: figure(0.233, '2026-01') };
    expect(noteOnCarbon({ ...basis(), defaultFigures: alone })).toBe('');
  });
});
