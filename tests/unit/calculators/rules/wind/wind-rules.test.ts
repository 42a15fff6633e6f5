import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualWindEnergy,
  calculateWind,
  sweptArea,
  TURBINE_SIZES,
  WIND_FIGURES,
  type WindInput,
} from '../../../../../src/calculators/rules/wind/wind-rules.ts';
import { numbersOf, realFigures } from '../real-figures.ts';

const figures = realFigures(WIND_FIGURES);
const calculate = (input: WindInput) => calculateWind(input, figures);
/** A site that is neither better nor worse than the next. */
const level = (input: WindInput) => calculateWind(input, { ...figures, windSpeedVariation: 0 });
const energyOf = (ratedKw: number, speed: number) =>
  annualWindEnergy(sweptArea(ratedKw, figures), speed, figures);

const STANDARD = {
  postcode: 'HS8 5SS',
  turbineSize: 2.5,
  turbineCost: 12_000,
  installationCost: 3_000,
};
const postcodes = fc.stringMatching(/^(HS[1-9]|[A-Z]{1,2}\d[A-Z\d]?) \d[A-Z]{2}$/);
const sizes = fc.constantFrom(...TURBINE_SIZES.map(({ value }) => Number(value)));
const pounds = fc.double({ min: 0.01, max: 1e9, noNaN: true });
const inputs = fc.record({
  postcode: postcodes,
  turbineSize: sizes,
  turbineCost: pounds,
  installationCost: pounds,
});

describe('the swept area', () => {
  test('of a 2.5 kW turbine is 6.75 m²', () => {
    // 2,500 W / (0.5 x 1.225 kg/m³ x 0.35 x 12³ m³/s³) = 2,500 / 370.44.
    expect(sweptArea(2.5, figures)).toBeCloseTo(6.748_731, 5);
  });

  test('gives the rated power at the rated speed: all hours at 12 m/s make 2.5 kW x 8,760 h', () => {
    expect(energyOf(2.5, 12)).toBeCloseTo(21_900, 6);
  });
});

describe('the energy of a year', () => {
  test.each([
    // 2.5 kW x (6 / 12)³ x 8,760 h.
    [2.5, 6, 2737.5],
    // 2.5 kW x (7.8 / 12)³ x 8,760 h = 21,900 x 0.274625.
    [2.5, 7.8, 6014.2875],
    [1.5, 7.8, 3608.5725],
    [5, 7.8, 12_028.575],
    [10, 6, 10_950],
    [15, 6, 16_425],
    [15, 0, 0],
  ])('of %d kW at %d m/s is %d kWh', (ratedKw, speed, expected) => {
    expect(energyOf(ratedKw, speed)).toBeCloseTo(expected, 6);
  });

  test('grows with the cube of the wind', () => {
    expect(energyOf(2.5, 8) / energyOf(2.5, 4)).toBeCloseTo(8, 9);
  });

  test('of the standard turbine spans what our questions and answers quote', () => {
    // "3,000 to 6,000 kWh a year", from 6 m/s elsewhere to 7.8 m/s in the islands.
    expect(Math.round(energyOf(2.5, 6) / 1000)).toBe(3);
    expect(Math.round(energyOf(2.5, 7.8) / 1000)).toBe(6);
  });
});

describe('the wind sum', () => {
  test('without any wind pays nothing back', () => {
    const calm = { ...figures, windSpeedIslands: 0, windSpeedVariation: 0 };
    expect(calculateWind(STANDARD, calm)).toMatchObject({ annualOutput: 0, paybackPeriod: 0 });
  });

  test('in the islands, for £15,000 in all', () => {
    const result = level(STANDARD);
    expect(result.windSpeed).toBe(7.8);
    expect(result.annualOutput).toBeCloseTo(6014.2875, 6);
    // 6,014.2875 kWh x £0.28 = £1,684.0005 a year.
    expect(result.monthlySavings).toBeCloseTo(140.333_375, 6);
    expect(result.co2Reduction).toBeCloseTo(1401.328_988, 5);
    expect(result.paybackPeriod).toBeCloseTo(8.907_36, 4);
    expect(result).toMatchObject({ efficiency: 0.35, electricityPrice: 0.28 });
  });

  test('elsewhere, for £15,000 in all', () => {
    const result = level({ ...STANDARD, postcode: 'IV51 9EY' });
    expect(result.windSpeed).toBe(6);
    expect(result.annualOutput).toBeCloseTo(2737.5, 6);
    // 2,737.5 kWh x £0.28 = £766.50 a year, and £15,000 / £766.50.
    expect(result.monthlySavings).toBeCloseTo(63.875, 6);
    expect(result.co2Reduction).toBeCloseTo(637.8375, 6);
    expect(result.paybackPeriod).toBeCloseTo(19.569_47, 4);
  });

  test('for HS8 5SS and IV51 9EY gives the figures it has always given', () => {
    const outputs = ['HS8 5SS', 'IV51 9EY'].map(
      (postcode) => calculate({ ...STANDARD, postcode }).annualOutput,
    );
    expect(outputs.map(Math.round)).toMatchInlineSnapshot(`
      [
        6660,
        2293,
      ]
    `);
  });

  test('gives 0.4 m/s more or less as the range', () => {
    // 21,900 x (7.4 / 12)³ and 21,900 x (8.2 / 12)³.
    expect(calculate(STANDARD).range.map(Math.round)).toEqual([5136, 6988]);
  });

  test('gives the same figure for the same postcode, and two postcodes two', () => {
    expect(calculate(STANDARD)).toEqual(calculate({ ...STANDARD }));
    fc.assert(
      fc.property(postcodes, postcodes, (one, other) => {
        fc.pre(one !== other);
        const outputs = [one, other].map((postcode) => calculate({ ...STANDARD, postcode }));
        expect(outputs[0]?.windSpeed).not.toBe(outputs[1]?.windSpeed);
      }),
    );
  });

  test('stays within its range, and holds its units', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculate(input);
        const base = input.postcode.startsWith('HS') ? 7.8 : 6;
        expect(Math.abs(result.windSpeed - base)).toBeLessThanOrEqual(0.4 + 1e-9);
        expect(result.annualOutput).toBeGreaterThanOrEqual(result.range[0]);
        expect(result.annualOutput).toBeLessThanOrEqual(result.range[1]);
        const savings = result.annualOutput * 0.28;
        expect((result.monthlySavings * 12) / savings).toBeCloseTo(1, 9);
        expect(result.co2Reduction / result.annualOutput).toBeCloseTo(0.233, 9);
        const cost = input.turbineCost + input.installationCost;
        expect((result.paybackPeriod * savings) / cost).toBeCloseTo(1, 9);
      }),
    );
  });

  test('gives no number that is none, and none below 0', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const numbers = numbersOf(calculate(input));
        expect(numbers.filter((number) => !Number.isFinite(number) || number < 0)).toEqual([]);
      }),
    );
  });

  test('makes more with a larger turbine, and pays back later at a higher cost', () => {
    fc.assert(
      fc.property(inputs, pounds, (input, more) => {
        const result = calculate({ ...input, turbineSize: 5 });
        const larger = calculate({ ...input, turbineSize: 10 });
        expect(larger.annualOutput / result.annualOutput).toBeCloseTo(2, 9);
        for (const field of ['turbineCost', 'installationCost'] as const) {
          const dearer = calculate({ ...input, turbineSize: 5, [field]: input[field] + more });
          expect(dearer.paybackPeriod).toBeGreaterThanOrEqual(result.paybackPeriod);
        }
      }),
    );
  });

  test('never shows a negative output, even if the variation is larger than the wind', () => {
    const own = { ...figures, windSpeedIslands: 1, windSpeedVariation: 5 };
    fc.assert(
      fc.property(postcodes, (postcode) => {
        let numbers: number[] = [];
        try {
          numbers = numbersOf(calculateWind({ ...STANDARD, postcode }, own));
        } catch (error) {
          // No wind at all pays nothing back, ever.
          expect(error).toBeInstanceOf(RangeError);
        }
        expect(numbers.filter((number) => number < 0)).toEqual([]);
      }),
    );
  });

  test('fails rather than show a payback that is no number', () => {
    const input = { ...STANDARD, turbineCost: 1e308, installationCost: 1e308 };
    expect(() => calculate(input)).toThrow(RangeError);
  });
});
