import { describe, expect, test } from 'vitest';
import {
  estimateUsage,
  parseHeatPump,
} from '../../../../../src/calculators/rules/heat-pump/heat-pump-rules.ts';
import { errorsOf, inputOf } from '../real-figures.ts';

const RAW = {
  homeSize: 'medium',
  currentSystem: 'oil',
  heatingTariff: 'one',
  annualUsage: '18,000 kWh',
  installationCost: '£10,800',
};

describe('what is typed into the heat pump form', () => {
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
      heatingTariff: 'one',
      annualUsage: 18_000,
      installationCost: 10_800,
    });
  });

  test('takes an unknown home, system or tariff for the one that it begins with', () => {
    const unknown = { homeSize: 'castle', currentSystem: 'peat', heatingTariff: '' };
    expect(parseHeatPump({ ...RAW, ...unknown })).toEqual(parseHeatPump(RAW));
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
