import { expect, test } from 'vitest';
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

test.each([
  [0.28, '28p a kWh'],
  [0.2611, '26.11p a kWh (your figure)'],
  [1.2, '£1.20 a kWh (your figure)'],
])('describes a price of £%d as %s', (buying, text) => {
  expect(pricePerKwh('buying', basis({ buying }))).toBe(text);
});

test.each([
  [['selling', 'buying'], {}, ' Our prices date from January to November 2026.'],
  [['selling', 'older'], {}, ' Our prices date from December 2025 to November 2026.'],
  [['buying'], {}, ' Our prices date from January 2026.'],
  [['buying', 'selling'], { buying: 0.3 }, ' Our prices date from November 2026.'],
  [['buying'], { buying: 0.3 }, ''],
])('dates the prices %j, changed to %j: "%s"', (names, changes, sentence) => {
  expect(datePrices(names, basis(changes))).toBe(sentence);
});

test('names today’s CO2 factor unless the visitor entered one or there is no other', () => {
  expect(noteOnCarbon(basis())).toBe(
    " The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
  );
  expect(noteOnCarbon(basis({ gridCarbon: 0.144 }))).toBe('');
  const alone = { ...defaultFigures, gridCarbon: figure(0.233, '2026-01') };
  expect(noteOnCarbon({ ...basis(), defaultFigures: alone })).toBe('');
});
