import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BATTERY_FIGURES,
  BATTERY_SIZES,
  calculateBattery,
  SOURCES,
  type BatteryInput,
} from '../../../../../src/calculators/rules/battery/battery-rules.ts';
import { numbersOf, realFigures } from '../real-figures.ts';

const figures = realFigures(BATTERY_FIGURES);
const calculate = (input: BatteryInput) => calculateBattery(input, figures);

/** A house that uses 12 kWh a day, with 4 kW of panels or a 2.5 kW turbine, and a battery for £3,500 in all. */
const HOUSE: BatteryInput = {
  sourceType: 'solar',
  batterySize: 4.1,
  energyConsumption: 4380,
  batteryCost: 3000,
  installationCost: 500,
  solarCapacity: 4,
  turbineSize: 2.5,
  standardRate: 0.28,
  economyRate: 0.15,
  nightUsage: 40,
};

const amount = (max: number) => fc.double({ min: 0.01, max, noNaN: true });
const inputs = fc.record({
  sourceType: fc.constantFrom(...SOURCES.map(({ value }) => value)),
  batterySize: fc.oneof(fc.constantFrom(...BATTERY_SIZES), amount(1000)),
  energyConsumption: amount(1e6),
  batteryCost: amount(1e6),
  installationCost: amount(1e6),
  solarCapacity: amount(1000),
  turbineSize: amount(1000),
  standardRate: amount(5),
  economyRate: amount(5),
  nightUsage: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('the energy a day through the battery', () => {
  test.each([
    // The smallest of 0.8 x size, 0.4 x 12 kWh = 4.8 kWh, and 3.5 kWh x capacity.
    ['solar', 'what the battery holds', { batterySize: 4.1 }, 3.28, 335.216],
    ['solar', 'what the house can take', { batterySize: 20.5 }, 4.8, 490.56],
    ['solar', 'what the panels make', { batterySize: 20.5, solarCapacity: 1 }, 3.5, 357.7],
    // The smallest of 0.8 x size, 0.35 x 12 kWh = 4.2 kWh, and 24 h x 0.25 x rated power.
    ['wind', 'what the battery holds', { batterySize: 4.1 }, 3.28, 335.216],
    ['wind', 'what the house can take', { batterySize: 20.5 }, 4.2, 429.24],
    ['wind', 'what the turbine makes', { batterySize: 20.5, turbineSize: 0.5 }, 3, 306.6],
    // The smaller of 0.8 x size and 12 kWh x 60% = 7.2 kWh, at £0.28 - £0.15 a kWh.
    ['economy7', 'what the battery holds', { batterySize: 8.2 }, 6.56, 311.272],
    ['economy7', 'what the day uses', { batterySize: 20.5 }, 7.2, 341.64],
  ] as const)('with %s is held by %s', (sourceType, _, more, usable, savings) => {
    const result = calculate({ ...HOUSE, ...more, sourceType });
    expect(result.usable).toBeCloseTo(usable, 9);
    expect(result.annualSavings).toBeCloseTo(savings, 9);
    expect(result.monthlySavings).toBeCloseTo(savings / 12, 9);
  });
});

describe('the battery sum', () => {
  test('with solar shows all that the specified result holds', () => {
    const result = calculate(HOUSE);
    expect(result).toMatchObject({
      sourceType: 'solar',
      batterySize: 4.1,
      energyConsumption: 4380,
      electricityPrice: 0.28,
    });
    // 4 kW x 3.5 kWh x 365 days.
    expect(result.energyProduction).toBeCloseTo(5110, 9);
    // 3.28 kWh x 365 days x 0.233 kg.
    expect(result.co2Reduction).toBeCloseTo(278.9476, 6);
    // £3,500 / £335.216.
    expect(result.paybackPeriod).toBeCloseTo(10.441_03, 5);
    expect(result).not.toHaveProperty('economyRate');
  });

  test('with wind makes a quarter of the rated power, all year', () => {
    const result = calculate({ ...HOUSE, sourceType: 'wind' });
    // 2.5 kW x 24 h x 365 days x 0.25.
    expect(result.energyProduction).toBeCloseTo(5475, 9);
    expect(result.co2Reduction).toBeCloseTo(278.9476, 6);
    expect(result).not.toHaveProperty('economyRate');
  });

  test('with Economy 7 makes nothing, saves no carbon and names both rates', () => {
    const result = calculate({ ...HOUSE, sourceType: 'economy7', batterySize: 8.2 });
    expect(result).toMatchObject({
      energyProduction: 0,
      co2Reduction: 0,
      electricityPrice: 0.28,
      economyRate: 0.15,
    });
    // £3,500 / £311.272.
    expect(result.paybackPeriod).toBeCloseTo(11.244_185, 5);
  });

  test('with Economy 7 goes by the rates of the visitor, not by ours', () => {
    const input = {
      ...HOUSE,
      sourceType: 'economy7',
      standardRate: 0.4,
      batterySize: 20.5,
    } as const;
    // 7.2 kWh x 365 days x (£0.40 - £0.15).
    expect(calculate(input).annualSavings).toBeCloseTo(657, 9);
    expect(calculate(input).electricityPrice).toBe(0.4);
  });

  test.each([
    ['a night rate above the day rate', { economyRate: 0.3 }],
    ['two equal rates', { economyRate: 0.28 }],
    ['all use at night', { nightUsage: 100 }],
  ])('saves nothing and never pays back with %s', (_, more) => {
    const result = calculate({ ...HOUSE, sourceType: 'economy7', ...more });
    expect(result.annualSavings).toBe(0);
    expect(result.paybackPeriod).toBe(0);
  });

  test('is not touched by the fields of another source', () => {
    const others = { turbineSize: NaN, standardRate: NaN, economyRate: NaN, nightUsage: NaN };
    expect(calculate({ ...HOUSE, ...others })).toEqual(calculate(HOUSE));
  });

  test('gives no number that is none, and none below 0', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const numbers = numbersOf(calculate(input));
        expect(numbers.length).toBeGreaterThanOrEqual(9);
        expect(numbers.filter((number) => !Number.isFinite(number) || number < 0)).toEqual([]);
      }),
    );
  });

  test('puts no more through the battery than it holds, than is used, and than is made', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculate(input);
        const slack = 1 + 1e-9;
        expect(result.usable).toBeLessThanOrEqual(0.8 * input.batterySize * slack);
        expect(result.usable * 365).toBeLessThanOrEqual(input.energyConsumption * slack);
        if (input.sourceType === 'economy7') return;
        expect(result.usable * 365).toBeLessThanOrEqual(result.energyProduction * slack);
      }),
    );
  });

  test('holds its units: savings are energy times price, and payback times savings is the cost', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculate({ ...input, sourceType: 'solar' });
        const energy = result.usable * 365;
        expect(result.annualSavings / energy).toBeCloseTo(0.28, 9);
        expect((result.monthlySavings * 12) / result.annualSavings).toBeCloseTo(1, 9);
        expect(result.co2Reduction / energy).toBeCloseTo(0.233, 9);
        const cost = input.batteryCost + input.installationCost;
        expect((result.paybackPeriod * result.annualSavings) / cost).toBeCloseTo(1, 9);
      }),
    );
  });

  test('saves no less with a larger battery, more use or a larger source', () => {
    const fields = ['batterySize', 'energyConsumption', 'solarCapacity', 'turbineSize'] as const;
    fc.assert(
      fc.property(inputs, fc.constantFrom(...fields), amount(10), (input, field, more) => {
        const larger = calculate({ ...input, [field]: input[field] + more });
        expect(larger.annualSavings).toBeGreaterThanOrEqual(calculate(input).annualSavings);
      }),
    );
  });

  test('saves no more at a dearer night rate or with more use at night', () => {
    fc.assert(
      fc.property(inputs, amount(1), (input, more) => {
        const economy = { ...input, sourceType: 'economy7' } as const;
        const { annualSavings } = calculate(economy);
        const dearer = calculate({ ...economy, economyRate: economy.economyRate + more });
        expect(dearer.annualSavings).toBeLessThanOrEqual(annualSavings);
        const nightUsage = Math.min(100, economy.nightUsage + more);
        expect(calculate({ ...economy, nightUsage }).annualSavings).toBeLessThanOrEqual(
          annualSavings,
        );
      }),
    );
  });

  test('pays back later at a higher cost', () => {
    fc.assert(
      fc.property(inputs, amount(1e6), (input, more) => {
        const dearer = { ...input, installationCost: input.installationCost + more };
        expect(calculate(dearer).paybackPeriod).toBeGreaterThanOrEqual(
          calculate(input).paybackPeriod,
        );
      }),
    );
  });

  test('fails rather than show a payback that is no number', () => {
    const input = { ...HOUSE, batteryCost: 1e308, installationCost: 1e308 };
    expect(() => calculate(input)).toThrow(RangeError);
  });
});
