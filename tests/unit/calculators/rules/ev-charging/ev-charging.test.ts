import { describe, expect, test } from 'vitest';
import { evChargingCalculator } from '../../../../../src/calculators/rules/ev-charging/ev-charging.ts';
import { defaultsOf } from '../../../../../src/calculators/rules/fields.ts';
import { WALLBOX_LOSSES } from '../../../../../src/values/wallbox-losses.ts';
import { FIGURES, presentReal } from '../real-figures.ts';

describe('the EV charging calculator', () => {
  test('begins with a 60 kWh car, from 20% to 80%, at 28p, 3.5 miles per kWh and 7 kW', () => {
    expect(defaultsOf(evChargingCalculator.fields)).toEqual({
      batteryCapacity: '60',
      chargerPower: '7',
      currentCharge: '20',
      targetCharge: '80',
      electricityRate: '0.28',
      efficiency: '3.5',
    });
  });

  test('asks for numbers, each with its unit, beside one another', () => {
    const fields = Object.values(evChargingCalculator.fields);
    expect(fields.map(({ label }) => label)).toEqual([
      'Battery capacity, kWh',
      'Charger power, kW',
      'Current charge, %',
      'Target charge, %',
      'Electricity rate, £ per kWh',
      'Efficiency, miles per kWh',
    ]);
    expect(new Set(fields.map(({ kind, row }) => `${kind} ${row ?? ''}`)).size).toBe(1);
  });

  test('waits 0.8 seconds, and has its own words for an error', () => {
    expect(evChargingCalculator.delayMs).toBe(800);
    expect(evChargingCalculator.doneMessage).toBeUndefined();
    expect(evChargingCalculator.errorMessage).toBe(
      'Failed to calculate charging cost. Please check your inputs.',
    );
  });

  test('shows the car that it begins with', () => {
    expect(presentReal(evChargingCalculator, {})).toMatchInlineSnapshot(`
      {
        "charts": [
          "Time for this charge: 15.7 h at 2.3 kW, 5.1 h at 7 kW, 1.6 h at 22 kW, 0.7 h at 50 kW.",
        ],
        "given": [
          "Battery capacity: 60 kWh",
          "Charge: 20% to 80%",
          "Charger power: 7 kW",
          "Electricity rate: £0.28 per kWh",
          "Efficiency: 3.5 miles per kWh",
        ],
        "label": "Cost per Charge",
        "main": "£10.08",
        "notes": [
          "Towards the end a battery charges more slowly.",
        ],
        "rows": [
          "Cost per Mile: 8.0p",
          "Time to Charge: 5.1 hours",
          "Range Added: 126 miles",
          "Energy: 36.0 kWh",
          "With 9% lost at a wallbox: £11.08",
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

  test('counts what is lost on the way into the car where the visitor says so', () => {
    const { main, rows, steps, charts } = presentReal(
      evChargingCalculator,
      {},
      { chargingLosses: '9%' },
    );
    // 36 kWh / 0.91 = 39.56 kWh; x £0.28, / 7 kW; the range is what comes into the car.
    expect(main).toBe('£11.08');
    expect(rows).toEqual([
      'Cost per Mile: 8.8p',
      'Time to Charge: 5.7 hours',
      'Range Added: 126 miles',
      'Energy: 39.6 kWh',
      'With 9% lost at a wallbox: £11.08',
    ]);
    expect(steps.slice(0, 3)).toEqual([
      '60 kWh × (80% − 20%) = 36.0 kWh',
      '36.0 kWh ÷ (1 − 9%) = 39.6 kWh',
      '39.6 kWh × £0.28 = £11.08',
    ]);
    expect(charts[0]).toContain('5.7 h at 7 kW');
  });

  test('offers what is lost at a wallbox, as the planner counts it, and at a socket', () => {
    expect(FIGURES['chargingLosses']?.value).toBe(0);
    expect(FIGURES['chargingLosses']?.others?.map(({ value }) => value)).toEqual([
      WALLBOX_LOSSES,
      0.16,
    ]);
  });

  test('compares the charger of the visitor with the usual ones, in order', () => {
    const { charts } = presentReal(evChargingCalculator, { chargerPower: '11 kW' });
    expect(charts).toEqual([
      'Time for this charge: 15.7 h at 2.3 kW, 5.1 h at 7 kW, 3.3 h at 11 kW, 1.6 h at 22 kW, 0.7 h at 50 kW.',
    ]);
  });
});
