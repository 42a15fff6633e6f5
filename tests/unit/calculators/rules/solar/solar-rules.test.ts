import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateSolar,
  parseSolar,
  SOLAR_FIGURES,
} from '../../../../../src/calculators/rules/solar/solar-rules.ts';
import { errorsOf, inputOf, numbersOf, realFigures } from '../real-figures.ts';

const figures = realFigures(SOLAR_FIGURES);
const calculate = (postcode: string) => calculateSolar(inputOf(parseSolar({ postcode })), figures);

const islandPostcodes = fc.stringMatching(/^HS[1-9] \d[A-Z]{2}$/);
const postcodes = fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);

describe('what is typed into the solar form', () => {
  test.each(['', 'HS8', 'Lochboisdale', 'HS8 5S5'])('refuses the postcode "%s"', (postcode) => {
    expect(errorsOf(parseSolar({ postcode }))).toEqual([
      { field: 'postcode', message: 'Please enter a valid UK postcode' },
    ]);
  });

  test('takes a postcode in any case and spacing', () => {
    expect(parseSolar({ postcode: ' hs85ss' })).toEqual({
      ok: true,
      input: { postcode: 'HS8 5SS' },
    });
  });
});

describe('the solar sum', () => {
  /** A site that is neither better nor worse than the next. */
  const level = (postcode: string) =>
    calculateSolar({ postcode }, { ...figures, solarYieldVariation: 0 });

  test('in the islands: 4 kW x 900 kWh x 0.8', () => {
    const result = level('HS8 5SS');
    expect(result.yieldPerKw).toBe(900);
    expect(result.annualOutput).toBeCloseTo(2880, 9);
    // 2,880 kWh x £0.28 = £806.40 a year.
    expect(result.monthlySavings).toBeCloseTo(67.2, 9);
    // 2,880 kWh x 0.233 kg.
    expect(result.co2Reduction).toBeCloseTo(671.04, 9);
    expect(result.panelsEstimate).toBe(12);
  });

  test('elsewhere: 4 kW x 1,000 kWh x 0.8', () => {
    const result = level('IV51 9EY');
    expect(result.yieldPerKw).toBe(1000);
    expect(result.annualOutput).toBeCloseTo(3200, 9);
    expect(result.monthlySavings).toBeCloseTo(74.666_666_7, 6);
    expect(result.co2Reduction).toBeCloseTo(745.6, 9);
    expect(result.panelsEstimate).toBe(12);
  });

  test('for HS8 5SS and IV51 9EY gives the figures it has always given', () => {
    const outputs = ['HS8 5SS', 'IV51 9EY'].map((postcode) => calculate(postcode).annualOutput);
    expect(outputs.map(Math.round)).toMatchInlineSnapshot(`
      [
        2988,
        3062,
      ]
    `);
  });

  test('gives 50 kWh more or less per kW as the range', () => {
    // 4 x 850 x 0.8 and 4 x 950 x 0.8; elsewhere 4 x 950 x 0.8 and 4 x 1,050 x 0.8.
    expect(calculate('HS8 5SS').range.map(Math.round)).toEqual([2720, 3040]);
    expect(calculate('IV51 9EY').range.map(Math.round)).toEqual([3040, 3360]);
  });

  test('gives the same figure for the same postcode, however it is typed', () => {
    expect(calculate('hs8 5ss')).toEqual(calculate('HS85SS'));
  });

  test('gives two postcodes two figures', () => {
    fc.assert(
      fc.property(islandPostcodes, islandPostcodes, (one, other) => {
        fc.pre(one !== other);
        expect(calculate(one).annualOutput).not.toBe(calculate(other).annualOutput);
      }),
    );
  });

  test('stays within its range at every postcode', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        const { annualOutput, range, yieldPerKw } = calculate(postcode);
        const base = postcode.startsWith('HS') ? 900 : 1000;
        expect(Math.abs(yieldPerKw - base)).toBeLessThanOrEqual(50);
        expect(annualOutput).toBeGreaterThanOrEqual(range[0]);
        expect(annualOutput).toBeLessThanOrEqual(range[1]);
      }),
    );
  });

  test('holds its units: twelve months of savings are the price of a year of output', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        const { annualOutput, monthlySavings, co2Reduction } = calculate(postcode);
        expect(monthlySavings * 12).toBeCloseTo(annualOutput * 0.28, 6);
        expect(co2Reduction / annualOutput).toBeCloseTo(0.233, 9);
      }),
    );
  });

  const positive = (max: number) => fc.double({ min: 0.001, max, noNaN: true });

  test('makes more on a larger roof, in brighter light and with fewer losses', () => {
    const names = ['solarSystemSize', 'solarYieldIslands', 'solarPerformanceRatio'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 1.01, max: 9, noNaN: true }),
        (name, times) => {
          const more = { ...figures, [name]: figures[name] * times };
          const input = { postcode: 'HS8 5SS' };
          expect(calculateSolar(input, more).annualOutput).toBeGreaterThan(
            calculateSolar(input, figures).annualOutput,
          );
        },
      ),
    );
  });

  test('never shows a negative output, whatever figures the visitor puts in', () => {
    fc.assert(
      fc.property(islandPostcodes, positive(5000), positive(5000), (postcode, mean, spread) => {
        const own = { ...figures, solarYieldIslands: mean, solarYieldVariation: spread };
        const numbers = numbersOf(calculateSolar({ postcode }, own));
        expect(numbers.filter((number) => !(number >= 0))).toEqual([]);
      }),
    );
  });

  test('fails rather than show a number that is none', () => {
    const own = { ...figures, solarSystemSize: 1e308 };
    expect(() => calculateSolar({ postcode: 'HS8 5SS' }, own)).toThrow(RangeError);
  });
});
