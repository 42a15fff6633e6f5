import { describe, expect, test } from 'vitest';
import { defaultsOf, missingFields } from '../../../../../src/model/calculators/fields.ts';
import { heatPumpCalculator } from '../../../../../src/model/calculators/heat-pump/heat-pump.ts';
import { presentReal } from '../real-figures.ts';

const { fields } = heatPumpCalculator;

describe('the heat pump calculator', () => {
  test('begins with a medium home on oil, and says what is missing rather than disable its button', () => {
    const defaults = defaultsOf(fields);
    expect(defaults).toEqual({
      homeSize: 'medium',
      currentSystem: 'oil',
      annualUsage: '',
      installationCost: '',
    });
    expect(missingFields(fields, defaults)).toEqual([]);
  });

  test('offers three home sizes by bedrooms, and two systems', () => {
    expect(fields.homeSize).toMatchObject({
      choices: [
        { value: 'small', label: 'Small (1-2 bedrooms)' },
        { value: 'medium', label: 'Medium (3-4 bedrooms)' },
        { value: 'large', label: 'Large (5+ bedrooms)' },
      ],
    });
    expect(fields.currentSystem).toMatchObject({
      choices: [
        { value: 'oil', label: 'Oil boiler' },
        { value: 'electric', label: 'Electric heating' },
      ],
    });
  });

  test('estimates the usage of a home by its size and system', () => {
    const filler = 'filler' in fields.annualUsage ? fields.annualUsage.filler : undefined;
    expect(filler?.label).toBe('Estimate');
    const texts = { ...defaultsOf(fields), homeSize: 'small', currentSystem: 'electric' };
    expect(filler?.fill(texts)).toBe('10000');
  });

  test('waits 1.2 seconds, and has its own words for success and for an error', () => {
    expect(heatPumpCalculator.delayMs).toBe(1200);
    expect(heatPumpCalculator.doneMessage).toBe('Heat pump savings calculated successfully.');
    expect(heatPumpCalculator.errorMessage).toBe('Failed to calculate savings. Please try again.');
  });

  test('shows a medium home with electric heating', () => {
    const texts = { currentSystem: 'electric', annualUsage: '15,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Heating of a year: £4,200 now, £1,200 with a heat pump.",
          "Savings reach the cost of £11,000 after 3.7 years.",
        ],
        "given": [
          "Home size: Medium (3-4 bedrooms)",
          "Current system: Electric heating",
          "Energy for heating: 15,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "£3,000",
        "notes": [],
        "rows": [
          "Heating now: £4,200 a year",
          "With a heat pump: £1,200 a year",
          "CO2 Reduction: 2,496 kg a year",
          "As much as: 119 trees",
          "Payback Period: 3.7 years",
          "COP: 3.5",
        ],
        "steps": [
          "Heat: 15,000 kWh × 1 = 15,000 kWh a year",
          "Now: 15,000 kWh × £0.28 = £4,200",
          "Heat pump: 15,000 kWh ÷ 3.5 × £0.28 = £1,200",
          "£11,000 ÷ £3,000 a year = 3.7 years",
        ],
      }
    `);
  });

  test('says when a heat pump costs more than oil, draws no payback, and shows what to try', () => {
    const texts = { homeSize: 'large', annualUsage: '20,000', installationCost: '11,000' };
    expect(presentReal(heatPumpCalculator, texts, { oilPrice: '7p' })).toMatchInlineSnapshot(`
      {
        "charts": [
          "Heating of a year: £1,400 now, £1,587 with a heat pump.",
        ],
        "given": [
          "Home size: Large (5+ bedrooms)",
          "Current system: Oil boiler",
          "Energy for heating: 20,000 kWh a year",
          "Installation cost: £11,000",
        ],
        "label": "Annual Savings",
        "main": "−£187",
        "notes": [
          "Oil at its present price is cheap beside electricity. Your own wind or solar power, or a better COP, changes the sum: try it under Assumptions.",
        ],
        "rows": [
          "Heating now: £1,400 a year",
          "With a heat pump: £1,587 a year",
          "CO2 Reduction: 4,640 kg a year",
          "As much as: 221 trees",
          "Payback Period: does not pay back",
          "COP: 3.0",
        ],
        "steps": [
          "Heat: 20,000 kWh × 0.85 = 17,000 kWh a year",
          "Now: 20,000 kWh × £0.07 = £1,400",
          "Heat pump: 17,000 kWh ÷ 3 × £0.28 = £1,587",
          "At these prices the heat pump costs more to run, so it does not pay back in money.",
        ],
      }
    `);
  });
});
