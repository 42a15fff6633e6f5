import { describe, expect, test } from 'vitest';
import { evChargingCalculator } from '../../../../src/calculators/rules/ev-charging/ev-charging.ts';
import { WALLBOX_LOSSES } from '../../../../src/calculators/rules/published-constants.ts';
import { defaultsOf } from '../../../../src/forms/rules/fields.ts';
import { errorsReal, FIGURES, presentReal, resultReal } from './real-figures.ts';

const CAPACITY =
  'batteryCapacity: Battery capacity must be a positive number between 1 and 200 kWh';
const CURRENT = 'currentCharge: Current charge must be between 0 and 100%';
const TARGET = 'targetCharge: Target charge must be greater than current charge and max 100%';
const RATE = 'electricityRate: Electricity rate must be a positive number';
const EFFICIENCY = 'efficiency: Efficiency must be a positive number';
const POWER = 'chargerPower: Charger power must be a positive number';

describe('the EV charging calculator', () => {
  test('starts with the specified car', () => {
    const { fields, delayMs, doneMessage, errorMessage } = evChargingCalculator;
    expect(defaultsOf(fields)).toEqual({
      batteryCapacity: '60',
      chargerPower: '7',
      currentCharge: '20',
      targetCharge: '80',
      electricityRate: '0.28',
      efficiency: '3.5',
    });
    expect([delayMs, doneMessage]).toEqual([800, undefined]);
    expect(errorMessage).toBe('Failed to calculate charging cost. Please check your inputs.');
  });

  test.each([
    [{ batteryCapacity: '0.1' }, []],
    [{ batteryCapacity: '200 kWh', currentCharge: '0%', targetCharge: '100%' }, []],
    [{ batteryCapacity: '0', currentCharge: '-0.1' }, [CAPACITY, CURRENT]],
    [{ batteryCapacity: '200.1', targetCharge: '100.1' }, [CAPACITY, TARGET]],
    [{ currentCharge: '79.9' }, []],
    [{ currentCharge: '80' }, [TARGET]],
    [{ chargerPower: '0', electricityRate: '0', efficiency: '0' }, [POWER, RATE, EFFICIENCY]],
  ])('reports the errors of %j', (texts, errors) => {
    expect(errorsReal(evChargingCalculator, texts as Record<string, string>)).toEqual(errors);
  });

  test.each([
    // 60 kWh x 60% = 36 kWh; x £0.28; / 7 kW; x 3.5 miles; £10.08 / 126 miles.
    [{}, 36, 10.08, 5.142_857, 126, 0.08],
    // 88 kWh x £0.15; / 22 kW; x 2.2 miles; £13.20 / 193.6 miles.
    [
      {
        batteryCapacity: '88 kWh',
        currentCharge: '0%',
        targetCharge: '100%',
        electricityRate: '15p',
        efficiency: '2.2',
        chargerPower: '22 kW',
      },
      88,
      13.2,
      4,
      193.6,
      0.068_182,
    ],
  ])(
    'calculates energy, cost, time and range for %j',
    (texts, energy, cost, hours, miles, perMile) => {
      const result = resultReal(evChargingCalculator, texts as Record<string, string>);
      expect(result.energy).toBeCloseTo(energy, 9);
      expect(result.costPerCharge).toBeCloseTo(cost, 9);
      expect(result.timeToCharge).toBeCloseTo(hours, 6);
      expect(result.mileageGained).toBeCloseTo(miles, 9);
      expect(result.costPerMile).toBeCloseTo(perMile, 6);
    },
  );

  test('presents the result for the default car', () => {
    expect(presentReal(evChargingCalculator, {})).toMatchInlineSnapshot(`
      {
        "charts": [
          "Time for this charge: 15.7 h at 2.3 kW, 5.1 h at 7 kW, 1.6 h at 22 kW, 0.7 h at 50 kW.",
        ],
        "inputRows": [
          "Battery capacity: 60 kWh",
          "Charge: 20% to 80%",
          "Charger power: 7 kW",
          "Electricity rate: £0.28 per kWh",
          "Efficiency: 3.5 miles per kWh",
        ],
        "label": "Cost per Charge",
        "main": "£10.08",
        "notes": [
          "Charging slows down as a battery fills.",
        ],
        "rows": [
          "Cost per Mile: 8.0p",
          "Cost per mile, with 9% charging losses: 8.8p",
          "Cost per mile at a night rate (November 2026): 5.0p",
          "Cost per mile on petrol (November 2026): 14.0p",
          "Time to Charge: 5.1 hours",
          "Range Added: 126 miles",
          "Energy: 36.0 kWh",
          "Cost per charge, with 9% charging losses: £11.08",
        ],
        "steps": [
          "60 kWh × (80% − 20%) = 36.0 kWh",
          "36.0 kWh × £0.28 = £10.08",
          "36.0 kWh ÷ 7 kW = 5.1 hours",
          "36.0 kWh × 3.5 miles = 126 miles",
          "£10.08 ÷ 126 miles = 8.0p a mile",
        ],
      }
    `);
  });

  test('includes charging losses entered by the visitor', () => {
    const { main, rows, steps, charts } = presentReal(
      evChargingCalculator,
      {},
      { chargingLosses: '9%' },
    );
    // 36 kWh / 0.91 = 39.56 kWh; x £0.28, / 7 kW; the range uses the energy that reaches the battery.
    expect(main).toBe('£11.08');
    expect(rows).toEqual(
      expect.arrayContaining([
        'Cost per Mile: 8.8p',
        'Time to Charge: 5.7 hours',
        'Energy: 39.6 kWh',
      ]),
    );
    expect(rows).toContain('Range Added: 126 miles');
    expect(steps.slice(0, 3)).toEqual([
      '60 kWh × (80% − 20%) = 36.0 kWh',
      '36.0 kWh ÷ (1 − 9%) = 39.6 kWh',
      '39.6 kWh × £0.28 = £11.08',
    ]);
    expect(charts[0]).toContain('5.7 h at 7 kW');
  });

  test('offers the losses of a wallbox and of a socket', () => {
    expect(FIGURES['chargingLosses']?.value).toBe(0);
    expect(FIGURES['chargingLosses']?.others?.map(({ value }) => value)).toEqual([
      WALLBOX_LOSSES,
      0.16,
    ]);
  });

  test('compares the visitor’s charger with common ones', () => {
    const { charts } = presentReal(evChargingCalculator, { chargerPower: '11 kW' });
    expect(charts).toEqual([
      'Time for this charge: 15.7 h at 2.3 kW, 5.1 h at 7 kW, 3.3 h at 11 kW, 1.6 h at 22 kW, 0.7 h at 50 kW.',
    ]);
  });
});
