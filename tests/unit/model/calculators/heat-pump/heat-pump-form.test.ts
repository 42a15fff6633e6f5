import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURRENT_SYSTEMS,
  estimateUsage,
  heatPumpCalculator,
  HOME_SIZES,
  parseHeatPump,
} from '../../../../../src/model/calculators/heat-pump/heat-pump.ts';
import { errorsOf, inputOf } from '../real-figures.ts';

const RAW = {
  homeSize: 'medium',
  currentSystem: 'oil',
  annualUsage: '18,000 kWh',
  installationCost: '£10,800',
};

describe('the heat pump form', () => {
  test('begins with a medium home on oil', () => {
    expect(heatPumpCalculator.defaults).toEqual({
      homeSize: 'medium',
      currentSystem: 'oil',
      annualUsage: '',
      installationCost: '',
    });
  });

  test('offers three home sizes by bedrooms, and two systems', () => {
    expect(HOME_SIZES.map(({ value }) => value)).toEqual(['small', 'medium', 'large']);
    expect(HOME_SIZES.map(({ label }) => /\((.*) bedrooms\)/.exec(label)?.[1])).toEqual([
      '1-2',
      '3-4',
      '5+',
    ]);
    expect(CURRENT_SYSTEMS.map(({ value }) => value)).toEqual(['oil', 'electric']);
  });

  test('waits 1.2 seconds, and has its own words for success and failure', () => {
    expect(heatPumpCalculator.delayMs).toBe(1200);
    expect(heatPumpCalculator.doneMessage).toBe('Heat pump savings calculated successfully.');
    expect(heatPumpCalculator.failureMessage).toBe(
      'Failed to calculate savings. Please try again.',
    );
  });

  test('reports both errors in the order of the form', () => {
    expect(errorsOf(parseHeatPump({ ...RAW, annualUsage: '', installationCost: '0' }))).toEqual([
      { field: 'annualUsage', message: 'Please enter a valid annual energy usage' },
      { field: 'installationCost', message: 'Please enter a valid installation cost' },
    ]);
  });

  test.each(['', '0', '-1', 'much', '18.000,5'])('refuses "%s" in either field', (text) => {
    for (const field of ['annualUsage', 'installationCost'] as const) {
      const errors = errorsOf(parseHeatPump({ ...RAW, [field]: text }));
      expect(errors.map((error) => error.field)).toEqual([field]);
    }
  });

  test('is read with pounds, commas and units', () => {
    expect(inputOf(parseHeatPump(RAW))).toEqual({
      homeSize: 'medium',
      currentSystem: 'oil',
      annualUsage: 18_000,
      installationCost: 10_800,
    });
  });

  test('takes an unknown home or system for the one that it begins with', () => {
    expect(parseHeatPump({ ...RAW, homeSize: 'castle', currentSystem: 'peat' })).toEqual(
      parseHeatPump(RAW),
    );
  });

  test('never throws, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' });
    const texts = fc.record({
      homeSize: text,
      currentSystem: text,
      annualUsage: text,
      installationCost: text,
    });
    fc.assert(
      fc.property(texts, (raw) => {
        expect(typeof parseHeatPump(raw).ok).toBe('boolean');
      }),
    );
  });
});

describe('the estimate of usage', () => {
  test.each([
    ['small', 'oil', 12_000],
    ['small', 'electric', 10_000],
    ['medium', 'oil', 18_000],
    ['medium', 'electric', 15_000],
    ['large', 'oil', 25_000],
    ['large', 'electric', 22_000],
  ])('for a %s home on %s is %d kWh', (homeSize, currentSystem, usage) => {
    expect(estimateUsage(homeSize, currentSystem)).toBe(usage);
  });

  test.each(['constructor', '__proto__', ''])(
    'of a home of "%s" is that of a medium one',
    (size) => {
      expect(estimateUsage(size, 'oil')).toBe(18_000);
    },
  );
});
