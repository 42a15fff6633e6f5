import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAssumptions } from '../../../src/values/assumptions.ts';

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

  test.each([
    ['35%', 0.35],
    ['0.35', 0.35],
    ['100%', 1],
    ['1', 1],
  ])('reads the share "%s"', (text, share) => {
    const figures = { cap: { ...figure(0.4, 'Most of the use'), unit: 'share' } };
    expect(parseAssumptions(figures, { cap: text })).toEqual({ ok: true, input: { cap: share } });
  });

  test.each(['0', '-1%', '1.01', '35', '101%'])('refuses the share "%s"', (text) => {
    const figures = { cap: { ...figure(0.4, 'Most of the use'), unit: 'share' } };
    expect(parseAssumptions(figures, { cap: text })).toEqual({
      ok: false,
      errors: [
        {
          field: 'cap',
          message: 'Most of the use must be a number above 0 and at most 100%',
        },
      ],
    });
  });

  test('lets sites not vary at all, but not by less than nothing', () => {
    const figures = {
      windSpeedVariation: { ...figure(0.4, 'How far sites differ'), mayBeZero: true },
    };
    expect(parseAssumptions(figures, { windSpeedVariation: '0' })).toEqual({
      ok: true,
      input: { windSpeedVariation: 0 },
    });
    expect(parseAssumptions(figures, { windSpeedVariation: '-1' })).toEqual({
      ok: false,
      errors: [
        {
          field: 'windSpeedVariation',
          message: 'How far sites differ must be a number of at least 0',
        },
      ],
    });
  });

  test('lets a share be nothing where it may, but not more than all', () => {
    const losses = { ...figure(0.1, 'Losses'), unit: 'share', mayBeZero: true };
    expect(parseAssumptions({ losses }, { losses: '0%' })).toEqual({
      ok: true,
      input: { losses: 0 },
    });
    expect(parseAssumptions({ losses }, { losses: '9' })).toEqual({
      ok: false,
      errors: [
        {
          field: 'losses',
          message: 'Losses must be a number of at least 0 and at most 100%',
        },
      ],
    });
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
