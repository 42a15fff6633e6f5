import { describe, expect, test } from 'vitest';
import { batteryCalculator } from '../../../../../src/calculators/rules/battery/battery.ts';
import { defaultsOf, missingFields } from '../../../../../src/calculators/rules/fields.ts';
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
        "beside": [
          {
            "label": "More likely",
            "main": "£246",
            "more": "a year, £20 a month: 75% of that fills, 10% is lost",
          },
        ],
        "charts": [
          "Electricity bill for a year: £1,120 before, £711 after, more likely £874.",
          "Savings reach the cost of £5,300 after 13.0 years (every day), 21.6 years (more likely).",
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
        "more": "a year, £34 a month, if it fills and empties every day",
        "notes": [
          "The savings are for a house that uses 4,000 kWh a year and would otherwise buy power at £0.28 a kWh (January 2026) and sell its own at £0.05 a kWh (November 2026). Against that, the battery costs £5,300, lasts about 12 years and loses some of its capacity over time. Your home will differ.",
        ],
        "rows": [
          "Monthly Savings: £34",
          "CO2 Reduction: 340 kg a year",
          "Like the yearly uptake of: 16 trees",
          "Energy made: 5,110 kWh a year",
          "Payback Period: 13.0 years",
          "Payback, more likely: 21.6 years",
          "Through the battery: 4.0 kWh a day",
        ],
        "steps": [
          "The smallest of 80% × 5 kWh, 40% × 4,000 kWh ÷ 365, and what is made, 14.0 kWh a day = 4.0 kWh a day",
          "4.0 kWh × 365 × £0.28 = £409 a year",
          "£5,300 ÷ £409 a year = 13.0 years",
          "More likely: 4.0 kWh × 365 × 75% = 1,095 kWh a year come out, for which 1,095 kWh ÷ (1 − 10%) = 1,217 kWh go in",
          "1,095 kWh × £0.28 − 1,217 kWh × £0.05 = £246 a year",
          "£5,300 ÷ £246 a year = 21.6 years",
        ],
      }
    `);
  });

  test('shows a battery with wind', () => {
    const texts = { ...HOUSE, sourceType: 'wind', turbineSize: '0.5' };
    expect(presentReal(batteryCalculator, texts)).toMatchInlineSnapshot(`
      {
        "beside": [
          {
            "label": "More likely",
            "main": "£67",
            "more": "a year, £6 a month: 27% of that fills, 10% is lost",
          },
        ],
        "charts": [
          "Electricity bill for a year: £1,120 before, £813 after, more likely £1,053.",
          "Savings reach the cost of £4,500 after 14.7 years (every day), 66.8 years (more likely).",
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
        "more": "a year, £26 a month, if it fills and empties every day",
        "notes": [
          "The savings are for a house that uses 4,000 kWh a year and would otherwise buy power at £0.28 a kWh (January 2026) and sell its own at £0.05 a kWh (November 2026). Against that, the battery costs £4,500, lasts about 12 years and loses some of its capacity over time. Your home will differ.",
        ],
        "rows": [
          "Monthly Savings: £26",
          "CO2 Reduction: 255 kg a year",
          "Like the yearly uptake of: 12 trees",
          "Energy made: 1,095 kWh a year",
          "Payback Period: 14.7 years",
          "Payback, more likely: 66.8 years",
          "Through the battery: 3.0 kWh a day",
        ],
        "steps": [
          "The smallest of 80% × 8.2 kWh, 35% × 4,000 kWh ÷ 365, and what is made, 3.0 kWh a day = 3.0 kWh a day",
          "3.0 kWh × 365 × £0.28 = £307 a year",
          "£4,500 ÷ £307 a year = 14.7 years",
          "More likely: 3.0 kWh × 365 × 27.4% = 300 kWh a year come out, for which 300 kWh ÷ (1 − 10%) = 333 kWh go in",
          "300 kWh × £0.28 − 333 kWh × £0.05 = £67 a year",
          "£4,500 ÷ £67 a year = 66.8 years",
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
        "beside": [
          {
            "label": "More likely",
            "main": "£227",
            "more": "a year, £19 a month: 10% is lost",
          },
        ],
        "charts": [
          "Electricity bill for a year: £1,120 before, £860 after, more likely £893.",
          "Savings reach the cost of £4,500 after 17.3 years (every day), 19.9 years (more likely).",
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
        "more": "a year, £22 a month, if it fills and empties every day",
        "notes": [
          "The night rate saves money but no carbon: the power comes from the same grid.",
          "The savings are for a house that uses 4,000 kWh a year and buys power at £0.15 a kWh by night instead of £0.28. Against that, the battery costs £4,500, lasts about 12 years and loses some of its capacity over time. Your home will differ.",
        ],
        "rows": [
          "Monthly Savings: £22",
          "CO2 Reduction: 0 kg a year",
          "Payback Period: 17.3 years",
          "Payback, more likely: 19.9 years",
          "Through the battery: 5.5 kWh a day",
        ],
        "steps": [
          "The smaller of 80% × 8.2 kWh and 4,000 kWh ÷ 365 × (1 − 50%) = 5.5 kWh a day",
          "5.5 kWh × 365 × (£0.28 − £0.15) = £260 a year",
          "£4,500 ÷ £260 a year = 17.3 years",
          "More likely: 5.5 kWh × 365 = 2,000 kWh a year come out, for which 2,000 kWh ÷ (1 − 10%) = 2,222 kWh go in",
          "2,000 kWh × £0.28 − 2,222 kWh × £0.15 = £227 a year",
          "£4,500 ÷ £227 a year = 19.9 years",
        ],
      }
    `);
  });

  test('says when what is lost eats up what is saved', () => {
    const rates = { sourceType: 'economy7', standardRate: '16p', economyRate: '15p' };
    const { main, beside, rows, charts, steps } = presentReal(batteryCalculator, {
      ...HOUSE,
      ...rates,
      nightUsage: '0',
      batteryCost: '500',
    });
    expect(main).toBe('£24');
    expect(beside?.map((figure) => figure.main)).toEqual(['£0']);
    expect(rows).toContain('Payback, more likely: does not pay back');
    expect(charts.at(-1)).toMatch(/years \(every day\), never \(more likely\)\.$/);
    expect(steps.at(-1)).toBe('What goes in is worth more than what comes out.');
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
    expect(steps.at(-1)).toBe('The battery saves nothing here, so it does not pay for itself.');
  });
});
