import { describe, expect, test } from 'vitest';
import { batteryCalculator } from '../../../../src/calculators/rules/battery/battery.ts';
import { defaultsOf, missingFields } from '../../../../src/forms/rules/fields.ts';
import { errorsReal, presentReal, resultReal } from './real-figures.ts';

const { fields } = batteryCalculator;
const HOUSE = { energyConsumption: '4,000', batterySize: '8.2', batteryCost: '4,500' };

/** A house that uses 12 kWh a day, with 4 kW of panels or a 2.5 kW turbine, and a battery for £3,500 in total. */
const SUM = {
  sourceType: 'solar',
  batterySize: '4.1',
  energyConsumption: '4,380 kWh',
  batteryCost: '£3,000',
  installationCost: '£500',
  solarCapacity: '4 kW',
  turbineSize: '2.5 kW',
  standardRate: '28p',
  economyRate: '15p',
  nightUsage: '40%',
};

const calculate = (more: Partial<typeof SUM>) => resultReal(batteryCalculator, { ...SUM, ...more });

describe('the battery calculator', () => {
  test('starts with the specified defaults', () => {
    const { sourceType, batterySize, installationCost, ...others } = defaultsOf(fields);
    expect([sourceType, batterySize, installationCost]).toEqual(['solar', '5', '0']);
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
    expect([fields.standardRate, fields.economyRate]).toMatchObject([
      { placeholder: '0.28' },
      { placeholder: '0.15' },
    ]);
    const { delayMs, doneMessage, errorMessage } = batteryCalculator;
    expect(delayMs).toBe(1500);
    expect(doneMessage).toBe('Battery storage potential calculated based on your inputs.');
    expect(errorMessage).toBe('Failed to calculate battery storage estimates. Please try again.');
  });

  const IN_ALL_CASES = [
    'energyConsumption: Please enter a valid energy consumption',
    'batterySize: Please enter a valid battery size',
    'batteryCost: Please enter a valid battery cost',
    'installationCost: Please enter a valid installation cost',
  ];

  test.each([
    ['solar', ['solarCapacity: Please enter a valid solar capacity']],
    ['wind', ['turbineSize: Please enter a valid turbine size']],
    [
      'economy7',
      [
        'standardRate: Please enter a valid standard electricity rate',
        'economyRate: Please enter a valid economy rate',
        'nightUsage: Please enter a valid night usage percentage (0-100)',
      ],
    ],
    ['nuclear', ['solarCapacity: Please enter a valid solar capacity']],
  ])('reports only errors of the open tab: %s', (sourceType, tabErrors) => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    const errors = errorsReal(batteryCalculator, { ...empty, sourceType });
    expect(errors).toEqual([...tabErrors, ...IN_ALL_CASES]);
    const required = tabErrors.map((error) => error.split(':')[0]);
    const missing = missingFields(fields, { ...defaultsOf(fields), sourceType });
    expect(missing).toEqual([...required, 'energyConsumption', 'batteryCost']);
  });

  test('accepts no size, rate or cost of 0 except for the installation', () => {
    const wrong = { batterySize: '0', economyRate: '0', batteryCost: '0', nightUsage: '100.1' };
    const night = { ...SUM, sourceType: 'economy7', installationCost: '0' };
    expect(errorsReal(batteryCalculator, { ...night, ...wrong })).toHaveLength(4);
    expect(errorsReal(batteryCalculator, { ...night, nightUsage: '100%' })).toEqual([]);
  });

  test.each([
    // The smallest of 0.8 x size, 0.4 x 12 kWh = 4.8 kWh, and 3.5 kWh x capacity; x 365 days x £0.28; x 0.233 kg.
    ['solar', 'battery capacity', { batterySize: '4.1' }, 3.28, 335.216, 278.9476],
    ['solar', 'household demand', { batterySize: '20.5' }, 4.8, 490.56, 408.216],
    ['solar', 'solar output', { batterySize: '20.5', solarCapacity: '1' }, 3.5, 357.7, 297.6575],
    // The smallest of 0.8 x size, 0.35 x 12 kWh = 4.2 kWh, and 24 h x 0.25 x rated power.
    ['wind', 'battery capacity', { batterySize: '4.1' }, 3.28, 335.216, 278.9476],
    ['wind', 'household demand', { batterySize: '20.5' }, 4.2, 429.24, 357.189],
    ['wind', 'wind output', { batterySize: '20.5', turbineSize: '0.5' }, 3, 306.6, 255.135],
    // The smaller of 0.8 x size and 12 kWh x 60% = 7.2 kWh, at £0.28 - £0.15 a kWh.
    ['economy7', 'battery capacity', { batterySize: '8.2' }, 6.56, 311.272, 0],
    ['economy7', 'daytime use', { batterySize: '20.5' }, 7.2, 341.64, 0],
    [
      'economy7',
      'daytime use at the visitor’s rates',
      { batterySize: '20.5', standardRate: '40p' },
      7.2,
      657,
      0,
    ],
  ])('for %s, savings are limited by %s', (sourceType, _, more, usable, savings, kg) => {
    const result = calculate({ ...more, sourceType });
    expect(result.usableKwhPerDay).toBeCloseTo(usable, 9);
    expect(result.annualSavings).toBeCloseTo(savings, 9);
    expect(result.monthlySavings).toBeCloseTo(savings / 12, 9);
    expect(result.co2Reduction).toBeCloseTo(kg, 4);
    expect(result.paybackPeriod).toBeCloseTo(3500 / savings, 9);
  });

  test.each([
    // 4 kW x 3.5 kWh x 365 days; 2.5 kW x 24 h x 365 days x 0.25.
    ['solar', { energyProduction: 5110 }],
    ['wind', { energyProduction: 5475 }],
    ['economy7', { energyProduction: 0, economyRate: 0.15 }],
  ])('returns every field of the specified result for %s', (sourceType, more) => {
    const entered = { sourceType, batterySize: 4.1, energyConsumption: 4380 };
    const result = calculate({ sourceType });
    expect(result).toMatchObject({ ...entered, electricityPrice: 0.28, ...more });
    expect('economyRate' in result).toBe('economyRate' in more);
  });

  test('presents a battery with solar', () => {
    const texts = { ...HOUSE, solarCapacity: '4', batterySize: '5', installationCost: '800' };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Electricity bill for a year: £1,120 before, £711 after, more likely £874.",
          "Savings reach the cost of £5,300 after 13.0 years (every day), 21.6 years (more likely).",
        ],
        "inputRows": [
          "Solar capacity: 4 kW",
          "Annual consumption: 4,000 kWh",
          "Battery size: 5 kWh",
          "Battery cost: £4,500",
          "Installation cost: £800",
        ],
        "label": "Annual Savings",
        "main": "£409",
        "more": "a year, £34 a month, if it fills and empties every day",
        "notes": [
          "Use the more likely saving. The first figure assumes 5,110 kWh a year, more than 4 kW of panels makes here.",
          "These savings are for a house that uses 4,000 kWh a year, pays 28p a kWh and is paid 5p a kWh for what it exports. Against that, the battery costs £5,300, lasts about 12 years and loses some of its capacity over time. Your home will differ. Our prices date from January to November 2026. The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
        ],
        "otherFigures": [
          {
            "label": "More likely",
            "main": "£246",
            "more": "a year, £20 a month, if it fills to 75% on average and 10% of the energy is lost",
          },
        ],
        "rows": [
          "Monthly Savings: £34",
          "CO2 Reduction: 340 kg a year",
          "Equivalent to the CO2 absorbed in a year by: 16 trees",
          "Energy generated: 5,110 kWh a year",
          "Payback Period: 13.0 years, longer than its lifetime (12 years)",
          "Payback, more likely: 21.6 years, longer than its lifetime (12 years)",
          "Energy through the battery: 4.0 kWh a day",
        ],
        "steps": [
          "The smallest of 80% × 5 kWh, 40% × 4,000 kWh ÷ 365, and 14.0 kWh generated a day = 4.0 kWh a day",
          "4.0 kWh × 365 × £0.28 = £409 a year",
          "£5,300 ÷ £409 a year = 13.0 years",
          "More likely: 4.0 kWh × 365 × 75% = 1,095 kWh a year from the battery, which takes 1,095 kWh ÷ (1 − 10%) = 1,217 kWh to charge",
          "1,095 kWh × £0.28 − 1,217 kWh × £0.05 = £246 a year",
          "£5,300 ÷ £246 a year = 21.6 years",
        ],
      }
    `);
  });

  test('presents a battery with wind', () => {
    const texts = { ...HOUSE, sourceType: 'wind', turbineSize: '0.5' };
    const { inputRows, main, rows, steps } = presentReal(batteryCalculator, texts);
    expect(main).toBe('£307');
    expect(inputRows[0]).toBe('Turbine size: 0.5 kW');
    expect(rows).toContain('Payback, more likely: 66.8 years, longer than its lifetime (12 years)');
    expect(steps[0]).toContain('35% × 4,000 kWh ÷ 365');
  });

  test('presents a battery on a night rate without a carbon saving', () => {
    const rates = { sourceType: 'economy7', standardRate: '28p', economyRate: '15p' };
    const texts = { ...HOUSE, ...rates, nightUsage: '50%' };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Electricity bill for a year: £1,120 before, £860 after, more likely £893.",
          "Savings reach the cost of £4,500 after 17.3 years (every day), 19.9 years (more likely).",
        ],
        "inputRows": [
          "Standard rate: £0.28 per kWh",
          "Economy rate: £0.15 per kWh",
          "Night usage: 50%",
          "Annual consumption: 4,000 kWh",
          "Battery size: 8.2 kWh",
          "Battery cost: £4,500",
          "Installation cost: £0",
        ],
        "label": "Annual Savings",
        "main": "£260",
        "more": "a year, £22 a month, if it fills and empties every day",
        "notes": [
          "The night rate saves money but no carbon: the power comes from the same grid.",
          "These savings are for a house that uses 4,000 kWh a year and pays 15p a kWh at night instead of 28p. Against that, the battery costs £4,500, lasts about 12 years and loses some of its capacity over time. Your home will differ.",
        ],
        "otherFigures": [
          {
            "label": "More likely",
            "main": "£227",
            "more": "a year, £19 a month, if 10% of the energy is lost",
          },
        ],
        "rows": [
          "Monthly Savings: £22",
          "CO2 Reduction: 0 kg a year",
          "Payback Period: 17.3 years, longer than its lifetime (12 years)",
          "Payback, more likely: 19.9 years, longer than its lifetime (12 years)",
          "Energy through the battery: 5.5 kWh a day",
        ],
        "steps": [
          "The smaller of 80% × 8.2 kWh and 4,000 kWh ÷ 365 × (1 − 50%) = 5.5 kWh a day",
          "5.5 kWh × 365 × (£0.28 − £0.15) = £260 a year",
          "£4,500 ÷ £260 a year = 17.3 years",
          "More likely: 5.5 kWh × 365 = 2,000 kWh a year from the battery, which takes 2,000 kWh ÷ (1 − 10%) = 2,222 kWh to charge",
          "2,000 kWh × £0.28 − 2,222 kWh × £0.15 = £227 a year",
          "£4,500 ÷ £227 a year = 19.9 years",
        ],
      }
    `);
  });

  test('reports losses that exceed the savings', () => {
    const rates = { sourceType: 'economy7', standardRate: '16p', economyRate: '15p' };
    const { main, otherFigures, rows, charts, steps } = presentReal(batteryCalculator, {
      ...HOUSE,
      ...rates,
      nightUsage: '0',
      batteryCost: '500',
    });
    expect(main).toBe('£24');
    expect(otherFigures?.map((figure) => figure.main)).toEqual(['£0']);
    expect(rows).toContain('Payback, more likely: does not pay back');
    expect(charts.at(-1)).toMatch(/years \(every day\), never \(more likely\)\.$/);
    expect(steps.at(-1)).toBe('The energy stored is worth more than the energy you get back.');
  });

  test.each([
    ['a night rate above the day rate', { economyRate: '30p' }],
    ['two equal rates', { economyRate: '28p' }],
    ['all use at night', { nightUsage: '100' }],
  ])('reports a saving of zero with %s', (_, more) => {
    const texts = { ...SUM, sourceType: 'economy7', ...more };
    const { main, rows, charts, steps } = presentReal(batteryCalculator, texts);
    expect(main).toBe('£0');
    expect(rows).toContain('Payback Period: does not pay back');
    expect(charts).toHaveLength(1);
    expect(steps.at(-1)).toBe('The battery saves nothing here, so it does not pay for itself.');
  });
});
