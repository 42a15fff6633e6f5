import { describe, expect, test } from 'vitest';
import {
  formatFigure,
  formatRange,
  parseAssumptions,
  pickFigures,
} from '../../../../src/forms/rules/figures.ts';

const figure = (value: number, label: string, more = {}) => ({
  ...{ value, label, unit: '£/kWh', asOf: '2026-01', source: 'An estimate' },
  ...more,
});
const FIGURES = {
  electricityPrice: figure(0.28, 'Price of grid electricity'),
  oilPrice: figure(0.08, 'Price of heating oil'),
  cap: figure(0.4, 'Most of the use', { unit: 'share' }),
  spread: figure(0.4, 'How far sites differ', { mayBeZero: true }),
  losses: figure(0.1, 'Losses', { unit: 'share', mayBeZero: true }),
};

describe('figures changed by the visitor', () => {
  test.each([
    [{}, {}],
    [{ electricityPrice: '' }, {}],
    [{ gasPrice: 'x' }, {}],
    [{ electricityPrice: '26.11p' }, { electricityPrice: 0.2611 }],
    [{ cap: '35%' }, { cap: 0.35 }],
    [{ cap: '35' }, { cap: 0.35 }],
    [{ cap: '0.5' }, { cap: 0.005 }],
    [
      { spread: '0', losses: '0%' },
      { spread: 0, losses: 0 },
    ],
  ])('applies %j as overrides of the defaults: %j', (changes, overrides) => {
    const figures = { electricityPrice: 0.28, oilPrice: 0.08, cap: 0.4, spread: 0.4, losses: 0.1 };
    expect(parseAssumptions<string>(FIGURES, changes)).toEqual({
      ok: true,
      input: { ...figures, ...overrides },
    });
  });

  test.each([
    ['oilPrice', '0', 'Price of heating oil must be a number above 0'],
    ['oilPrice', '0,28', 'Price of heating oil must be a number above 0'],
    ['oilPrice', ' ', 'Price of heating oil must be a number above 0'],
    ['cap', '0', 'Most of the use must be a number above 0 and at most 100%'],
    ['cap', '101%', 'Most of the use must be a number above 0 and at most 100%'],
    ['spread', '-1', 'How far sites differ must be a number of at least 0'],
    ['losses', '109', 'Losses must be a number of at least 0 and at most 100%'],
  ])('rejects a %s of "%s"', (field, text, message) => {
    const errors = [{ field, message }];
    expect(parseAssumptions(FIGURES, { [field]: text })).toEqual({ ok: false, errors });
  });

  test('reports every invalid figure', () => {
    const parsed = parseAssumptions(FIGURES, { electricityPrice: 'x', oilPrice: 'y' });
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual([
      'electricityPrice',
      'oilPrice',
    ]);
  });
});

test('throws if a required figure is missing', () => {
  const { oilPrice } = FIGURES;
  expect(pickFigures({ oilPrice, cap: FIGURES.cap }, ['oilPrice'], 'a test')).toEqual({ oilPrice });
  for (const name of ['gasPrice', 'constructor']) {
    expect(() => pickFigures({ oilPrice }, ['oilPrice', name], 'the stove')).toThrow(
      `content/figures.json lacks ${name}, which the stove needs. Add what is missing.`,
    );
  }
});

test.each([
  [formatFigure(0.325, 'share'), '32.5%'],
  [formatFigure(74_513.3, 'kWh a year'), '74,513.3 kWh a year'],
  [formatFigure(7500, '£'), '£7,500'],
  [formatFigure(0.3, '£/kWh'), '£0.30/kWh'],
  [formatFigure(0.2611, '£/kWh'), '£0.2611/kWh'],
  [formatFigure(1, 'years'), '1 year'],
  [formatFigure(12, 'years'), '12 years'],
  [formatRange(300, 30_000, '£'), '£300 to £30,000'],
  [formatRange(100, 10_000, '£/kW'), '£100 to £10,000/kW'],
  [formatRange(0, 60_000, 'miles'), '0 to 60,000 miles'],
  [formatRange(0, 1, 'share'), '0 to 1'],
])('formats a figure or range as %s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});
