import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAssumptions } from '../../../../src/domain/shared/assumptions.ts';

const figure = (value: number, label: string) => ({
  value,
  label,
  unit: '£/kWh',
  asOf: '2026-01',
  source: 'An estimate',
});
const FIGURES = {
  electricityPrice: figure(0.28, 'Price of grid electricity'),
  oilPrice: figure(0.08, 'Price of heating oil'),
};

const parse = (changes: Record<string, string>) => parseAssumptions(FIGURES, changes);

describe('parseAssumptions', () => {
  test('gives our figures when nothing is changed', () => {
    expect(parse({})).toEqual({ ok: true, input: { electricityPrice: 0.28, oilPrice: 0.08 } });
  });

  test('puts the figure of the visitor in the place of ours, typed as people type it', () => {
    expect(parse({ electricityPrice: '26.11p' })).toEqual({
      ok: true,
      input: { electricityPrice: 0.2611, oilPrice: 0.08 },
    });
  });

  test('takes an emptied field for ours', () => {
    expect(parse({ electricityPrice: '' })).toEqual(parse({}));
  });

  test.each(['0', '-0.1', 'cheap', '0,28', ' '])(
    'refuses "%s" by the name of the figure',
    (text) => {
      expect(parse({ oilPrice: text })).toEqual({
        ok: false,
        errors: [{ field: 'oilPrice', message: 'Price of heating oil must be a number above 0' }],
      });
    },
  );

  test('reports every figure that is wrong', () => {
    const parsed = parse({ electricityPrice: 'x', oilPrice: 'y' });
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual([
      'electricityPrice',
      'oilPrice',
    ]);
  });

  test('passes over names that are not figures', () => {
    expect(parse({ gasPrice: 'x' })).toEqual(parse({}));
  });

  test('leaves our own figures as they are', () => {
    const before = structuredClone(FIGURES);
    parse({ electricityPrice: '1' });
    expect(FIGURES).toEqual(before);
  });

  test('never lets through what is not a number above 0, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parse({ oilPrice: text });
        expect(!parsed.ok || (parsed.input.oilPrice ?? 0) > 0).toBe(true);
      }),
    );
  });
});
