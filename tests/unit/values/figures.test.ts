import { describe, expect, test } from 'vitest';
import { figureValues, pickFigures } from '../../../src/values/figures.ts';

const figure = (value: number) => ({
  value,
  unit: '£/kWh',
  label: 'A price',
  asOf: '2026-01',
  source: 'An estimate',
});

describe('figureValues', () => {
  test('gives the bare number of each figure by its name', () => {
    const values = figureValues({ electricityPrice: figure(0.28), oilPrice: figure(0.08) });
    expect(values).toEqual({ electricityPrice: 0.28, oilPrice: 0.08 });
  });

  test('keeps a figure of 0', () => {
    expect(figureValues({ oilPrice: figure(0) })).toEqual({ oilPrice: 0 });
  });
});

describe('pickFigures', () => {
  test('gives the named figures whole, and no others', () => {
    const figures = { electricityPrice: figure(0.28), oilPrice: figure(0.08) };
    expect(pickFigures(figures, ['oilPrice'], 'a test')).toEqual({ oilPrice: figure(0.08) });
  });

  test.each(['gasPrice', 'constructor'])(
    'names %s when it is missing, and who needs it',
    (name) => {
      expect(() =>
        pickFigures({ oilPrice: figure(0.08) }, ['oilPrice', name], 'the stove'),
      ).toThrow(`content/figures.json has no ${name}; the stove cannot do without`);
    },
  );
});
