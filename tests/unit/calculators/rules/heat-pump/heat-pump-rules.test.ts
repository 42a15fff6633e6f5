import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateHeatPump,
  CURRENT_SYSTEMS,
  HEAT_PUMP_FIGURES,
  HOME_SIZES,
  parseHeatPump,
  type HeatPumpInput,
} from '../../../../../src/calculators/rules/heat-pump/heat-pump-rules.ts';
import { inputOf, messagesOf, numbersOf, realFigures } from '../real-figures.ts';

const figures = realFigures(HEAT_PUMP_FIGURES);
const calculate = (input: HeatPumpInput) => calculateHeatPump(input, figures);
const RAW = {
  homeSize: 'medium',
  currentSystem: 'oil',
  heatingTariff: 'one',
  annualUsage: '18,000 kWh',
  installationCost: '£10,800',
};
const OIL_HOME = inputOf(parseHeatPump(RAW));

describe('the heat pump sum', () => {
  test.each([
    // £0.08 a kWh now; 18,000 kWh x 0.85 = 15,300 kWh of heat; / 3.5 = 4,371.43 kWh; x £0.28.
    ['medium', 'oil', 18_000, 1440, 1224, 3.5],
    // 12,000 x 0.85 / 3.2 = 3,187.5 kWh.
    ['small', 'oil', 12_000, 960, 892.5, 3.2],
    // 25,000 x 0.85 / 3 = 7,083.33 kWh.
    ['large', 'oil', 25_000, 2000, 1983.333_333, 3],
    // £0.28 a kWh now; all of it becomes heat: 15,000 / 3.5 = 4,285.71 kWh.
    ['medium', 'electric', 15_000, 4200, 1200, 3.5],
    ['small', 'electric', 10_000, 2800, 875, 3.2],
    ['large', 'electric', 22_000, 6160, 2053.333_333, 3],
  ] as const)(
    'for a %s home on %s with %d kWh turns £%d a year into £%d',
    (homeSize, currentSystem, annualUsage, currentCost, newCost, cop) => {
      const result = calculate({ homeSize, currentSystem, annualUsage, installationCost: 10_800 });
      expect(result.currentCost).toBeCloseTo(currentCost, 6);
      expect(result.newCost).toBeCloseTo(newCost, 6);
      expect(result.annualSavings).toBeCloseTo(currentCost - newCost, 6);
      expect(result.paybackPeriod).toBeCloseTo(10_800 / (currentCost - newCost), 4);
      expect(result.efficiency).toBe(cop);
    },
  );

  test('for the medium home on oil takes 50 years to pay back £10,800', () => {
    expect(calculate(OIL_HOME).paybackPeriod).toBeCloseTo(50, 9);
  });

  test('counts the carbon of the oil against that of the electricity', () => {
    // 18,000 x 0.298 = 5,364 kg; 4,371.43 x 0.233 = 1,018.54 kg.
    expect(calculate(OIL_HOME).co2Reduction).toBeCloseTo(4345.457, 3);
    // 15,000 x 0.233 = 3,495 kg; 4,285.71 x 0.233 = 998.57 kg.
    const electric = { ...OIL_HOME, currentSystem: 'electric', annualUsage: 15_000 } as const;
    expect(calculate(electric).co2Reduction).toBeCloseTo(2496.429, 3);
  });

  test('counts electric heating on a night rate at its price, and the heat pump by day', () => {
    const home = { ...OIL_HOME, currentSystem: 'electric', annualUsage: 15_000 } as const;
    const result = calculate({ ...home, heatingTariff: 'night' });
    // 15,000 kWh x £0.16 = £2,400, against the £1,200 of a heat pump; £4,200 at one price.
    expect(result.currentCost).toBeCloseTo(2400, 9);
    expect(result.annualSavings).toBeCloseTo(1200, 9);
    expect(result.paybackPeriod).toBeCloseTo(9, 9);
    expect(calculate(home).annualSavings).toBeCloseTo(3000, 9);
  });

  test('is not touched by the tariff of electric heating where there is an oil boiler', () => {
    expect(calculate({ ...OIL_HOME, heatingTariff: 'night' })).toEqual(calculate(OIL_HOME));
  });

  test('says what the COPs of field trials would save', () => {
    const { field, careful } = calculate(OIL_HOME);
    // £1,440 now; 15,300 kWh / 2.8 x £0.28 = £1,530 and / 4.0 = £1,071.
    expect(field.annualSavings).toBeCloseTo(-90, 9);
    expect(field.paybackPeriod).toBe(0);
    expect(careful.annualSavings).toBeCloseTo(369, 9);
    expect(careful.paybackPeriod).toBeCloseTo(10_800 / 369, 9);
  });

  test('says what a turbine beside the house would save: its part costs what it would have sold for', () => {
    const { ownWind } = calculateHeatPump(OIL_HOME, { ...figures, heatFromOwnWind: 0.4 });
    // 4,371.43 kWh x (0.6 x £0.28 + 0.4 x £0.05) = £821.83, against £1,440.
    expect(ownWind.annualSavings).toBeCloseTo(618.171_429, 6);
    expect(ownWind.paybackPeriod).toBeCloseTo(17.470_882, 6);
  });

  test('gives the heat that the home needs', () => {
    expect(calculate(OIL_HOME).heat).toBeCloseTo(15_300, 9);
    expect(calculate({ ...OIL_HOME, currentSystem: 'electric' }).heat).toBe(18_000);
  });

  test('shows a loss as one, and never pays it back', () => {
    const result = calculateHeatPump(OIL_HOME, { ...figures, oilPrice: 0.06 });
    // 18,000 kWh x £0.06 = £1,080 now, against £1,224.
    expect(result.annualSavings).toBeCloseTo(-144, 9);
    expect(result.paybackPeriod).toBe(0);
  });

  const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
  const inputs = fc.record({
    homeSize: fc.constantFrom(...HOME_SIZES.map(({ value }) => value)),
    currentSystem: fc.constantFrom(...CURRENT_SYSTEMS.map(({ value }) => value)),
    annualUsage: amount,
    installationCost: amount,
  });

  test('with our figures saves money and carbon in every home', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const numbers = numbersOf(calculateHeatPump(input, { ...figures, heatPumpGrant: 0 }));
        expect(numbers.filter((number) => !(number > 0 && number < Infinity))).toEqual([]);
      }),
    );
  });

  test('holds its units: new cost times COP is the heat at the price of electricity', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculate(input);
        expect((result.newCost * result.efficiency) / (result.heat * 0.28)).toBeCloseTo(1, 9);
        const returned = result.paybackPeriod * result.annualSavings;
        expect(returned / input.installationCost).toBeCloseTo(1, 9);
      }),
    );
  });

  test('saves more with a better heat pump, dearer oil or a worse boiler', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 1.01, max: 3, noNaN: true }), (annualUsage, times) => {
        const savings = (more: Partial<typeof figures>) =>
          calculateHeatPump({ ...OIL_HOME, annualUsage }, { ...figures, ...more }).annualSavings;
        expect(savings({ copMedium: 3.5 * times })).toBeGreaterThan(savings({}));
        expect(savings({ oilPrice: 0.08 * times })).toBeGreaterThan(savings({}));
        expect(savings({ oilEfficiency: 0.85 / times })).toBeGreaterThan(savings({}));
        expect(savings({ electricityPrice: 0.28 * times })).toBeLessThan(savings({}));
      }),
    );
  });

  test('pays back later at a higher cost', () => {
    fc.assert(
      fc.property(inputs, amount, (input, more) => {
        const dearer = { ...input, installationCost: input.installationCost + more };
        expect(calculate(dearer).paybackPeriod).toBeGreaterThan(calculate(input).paybackPeriod);
      }),
    );
  });

  test('takes any number that can be typed, or fails rather than show one that is none', () => {
    expect(messagesOf(parseHeatPump({ ...RAW, annualUsage: '9'.repeat(308) }))).toEqual([]);
    const input = {
      ...OIL_HOME,
      annualUsage: Number.MAX_VALUE,
      currentSystem: 'electric',
    } as const;
    expect(() => calculateHeatPump(input, { ...figures, electricityPrice: 10 })).toThrow(
      RangeError,
    );
  });
});
