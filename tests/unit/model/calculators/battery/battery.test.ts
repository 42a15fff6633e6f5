import { describe, expect, test } from 'vitest';
import { batteryCalculator } from '../../../../../src/model/calculators/battery/battery.ts';
import { defaultsOf, missingFields } from '../../../../../src/model/calculators/fields.ts';
import { presentReal } from '../real-figures.ts';

const { fields } = batteryCalculator;
const HOUSE = { energyConsumption: '4,000', batterySize: '8.2', batteryCost: '4,500' };

describe('the battery calculator', () => {
  test('begins on the solar tab with 5 kWh, and an installation for nothing', () => {
    const { sourceType, batterySize, installationCost, ...others } = defaultsOf(fields);
    expect([sourceType, batterySize, installationCost]).toEqual(['solar', '5', '0']);
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
  });

  test('offers the three sources and the five sizes', () => {
    expect(fields.sourceType).toMatchObject({
      kind: 'tabs',
      choices: [
        { value: 'solar', label: 'Solar' },
        { value: 'wind', label: 'Wind' },
        { value: 'economy7', label: 'Economy 7' },
      ],
    });
    expect(fields.batterySize).toMatchObject({ suggestions: [4.1, 8.2, 12.3, 16.4, 20.5] });
  });

  test('shows the rates of the specification as examples', () => {
    expect(fields.standardRate).toMatchObject({ placeholder: '0.28' });
    expect(fields.economyRate).toMatchObject({ placeholder: '0.15' });
  });

  test.each([
    ['solar', ['solarCapacity']],
    ['wind', ['turbineSize']],
    ['economy7', ['standardRate', 'economyRate', 'nightUsage']],
    ['nuclear', ['solarCapacity']],
  ])('on the %s tab needs %j, the use and the cost', (sourceType, own) => {
    const texts = { ...defaultsOf(fields), sourceType };
    expect(missingFields(fields, texts)).toEqual([...own, 'energyConsumption', 'batteryCost']);
  });

  test('waits 1.5 seconds, and has its own words for success and for an error', () => {
    expect(batteryCalculator.delayMs).toBe(1500);
    expect(batteryCalculator.doneMessage).toBe(
      'Battery storage potential calculated based on your inputs.',
    );
    expect(batteryCalculator.errorMessage).toBe(
      'Failed to calculate battery storage estimates. Please try again.',
    );
  });

  test('shows a battery with solar', () => {
    const texts = { ...HOUSE, solarCapacity: '4', batterySize: '5', installationCost: '800' };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Electricity bill of a year: £1,120 before, £711 after.",
          "Savings reach the cost of £5,300 after 13.0 years.",
        ],
        "given": [
          "Solar capacity: 4 kW",
          "Annual consumption: 4,000 kWh",
          "Battery size: 5 kWh",
          "Battery cost: £4,500",
          "Installation cost: £800",
        ],
        "label": "Annual Savings",
        "main": "£409",
        "notes": [],
        "rows": [
          "Monthly Savings: £34",
          "CO2 Reduction: 340 kg a year",
          "As much as: 16 trees",
          "Energy made: 5,110 kWh a year",
          "Payback Period: 13.0 years",
          "Through the battery: 4.0 kWh a day",
        ],
        "steps": [
          "The smallest of 0.8 × 5 kWh, 0.4 × 4,000 kWh ÷ 365, and what is made, 14.0 kWh a day = 4.0 kWh a day",
          "4.0 kWh × 365 × £0.28 = £409 a year",
          "£5,300 ÷ £409 a year = 13.0 years",
        ],
      }
    `);
  });

  test('shows a battery with wind', () => {
    const texts = { ...HOUSE, sourceType: 'wind', turbineSize: '0.5' };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Electricity bill of a year: £1,120 before, £813 after.",
          "Savings reach the cost of £4,500 after 14.7 years.",
        ],
        "given": [
          "Turbine size: 0.5 kW",
          "Annual consumption: 4,000 kWh",
          "Battery size: 8.2 kWh",
          "Battery cost: £4,500",
          "Installation cost: £0",
        ],
        "label": "Annual Savings",
        "main": "£307",
        "notes": [],
        "rows": [
          "Monthly Savings: £26",
          "CO2 Reduction: 255 kg a year",
          "As much as: 12 trees",
          "Energy made: 1,095 kWh a year",
          "Payback Period: 14.7 years",
          "Through the battery: 3.0 kWh a day",
        ],
        "steps": [
          "The smallest of 0.8 × 8.2 kWh, 0.35 × 4,000 kWh ÷ 365, and what is made, 3.0 kWh a day = 3.0 kWh a day",
          "3.0 kWh × 365 × £0.28 = £307 a year",
          "£4,500 ÷ £307 a year = 14.7 years",
        ],
      }
    `);
  });

  test('shows a battery with a night rate, which saves no carbon', () => {
    const texts = {
      ...HOUSE,
      sourceType: 'economy7',
      standardRate: '28p',
      economyRate: '15p',
      nightUsage: '50%',
    };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Electricity bill of a year: £1,120 before, £860 after.",
          "Savings reach the cost of £4,500 after 17.3 years.",
        ],
        "given": [
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
        "notes": [
          "The night rate saves money but no carbon: the power comes from the same grid.",
        ],
        "rows": [
          "Monthly Savings: £22",
          "CO2 Reduction: 0 kg a year",
          "Payback Period: 17.3 years",
          "Through the battery: 5.5 kWh a day",
        ],
        "steps": [
          "The smaller of 0.8 × 8.2 kWh and 4,000 kWh ÷ 365 × (1 − 50%) = 5.5 kWh a day",
          "5.5 kWh × 365 × (£0.28 − £0.15) = £260 a year",
          "£4,500 ÷ £260 a year = 17.3 years",
        ],
      }
    `);
  });

  test('says when nothing is saved', () => {
    const texts = {
      ...HOUSE,
      sourceType: 'economy7',
      standardRate: '15p',
      economyRate: '15p',
      nightUsage: '0',
    };
    const { main, rows, charts, steps } = presentReal(batteryCalculator, texts);
    expect(main).toBe('£0');
    expect(rows).toContain('Payback Period: does not pay back');
    expect(charts).toHaveLength(1);
    expect(steps.at(-1)).toBe('Nothing is saved, so the battery does not pay back.');
  });
});
