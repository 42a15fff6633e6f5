import { describe, expect, test } from 'vitest';
import { defaultsOf, missingFields } from '../../../../../src/calculators/rules/fields.ts';
import { windCalculator } from '../../../../../src/calculators/rules/wind/wind.ts';
import { answerReal, presentReal } from '../real-figures.ts';

const COSTS = { turbineCost: '£12,000', installationCost: '3 500' };

describe('the wind calculator', () => {
  test('begins with the 2.5 kW turbine and nothing else, and needs the rest', () => {
    const defaults = defaultsOf(windCalculator.fields);
    expect(defaults).toEqual({
      postcode: '',
      turbineSize: '2.5',
      turbineCost: '',
      installationCost: '',
    });
    expect(missingFields(windCalculator.fields, defaults)).toEqual([
      'postcode',
      'turbineCost',
      'installationCost',
    ]);
  });

  test('offers the five turbines by size and use', () => {
    expect(windCalculator.fields.turbineSize).toMatchObject({
      kind: 'list',
      choices: [
        { value: '1.5', label: '1.5 kW Small residential' },
        { value: '2.5', label: '2.5 kW Standard residential' },
        { value: '5', label: '5 kW Large residential' },
        { value: '10', label: '10 kW Small commercial' },
        { value: '15', label: '15 kW Commercial' },
      ],
    });
  });

  test('waits 1.5 seconds, and has its own words for an error', () => {
    expect(windCalculator.delayMs).toBe(1500);
    expect(windCalculator.doneMessage).toBeUndefined();
    expect(windCalculator.errorMessage).toBe(
      'Failed to calculate wind energy estimates. Please try again.',
    );
  });

  test('shows a 5 kW turbine at HS8 5TN, with the range in which it may lie', () => {
    const texts = { postcode: 'hs85tn', turbineSize: '5', ...COSTS };
    expect(presentReal(windCalculator, texts)).toMatchInlineSnapshot(`
      {
        "beside": [
          {
            "label": "Monthly Savings",
            "main": "£247",
            "more": "a month, £2,965 a year, if you use it all yourself",
          },
          {
            "label": "More likely",
            "main": "£88",
            "more": "a month, £1,060 a year, with 22% used at home",
          },
        ],
        "charts": [
          "Energy in a year, in kWh, by mean wind speed: 5.5 m/s 4,161, 6.5 m/s 6,882, 7.5 m/s 10,588, 8.5 m/s 15,431, 9.5 m/s 21,563. Typical range in your area: 10,271 to 13,976.",
          "Savings reach the cost of £15,500 after 5.2 years (all used), 14.6 years (more likely).",
        ],
        "given": [
          "Postcode: HS8 5TN",
          "Turbine: 5 kW",
          "Turbine cost: £12,000",
          "Installation cost: £3,500",
        ],
        "label": "Annual Energy Production",
        "main": "10,588 kWh",
        "notes": [
          "We don't know your ground, so this is an example for the area, from the mean wind speed on open ground: 7.8 m/s, where the regional mean is 6.9 (SAP 2012). Most sites are less windy. A site with a mean of 7 m/s at the hub makes twice as much as one with 5 (measured on a Kingspan KW6). Please contact our team for a precise assessment of your site.",
          "The savings are for a house that uses 4,000 kWh of grid electricity a year at £0.28 a kWh (January 2026) and sells what is left at £0.05 a kWh (November 2026). The price is the £15,500 that you see above; upkeep is £450 a year for service and repairs (November 2026). Your home will differ.",
        ],
        "rows": [
          "CO2 Reduction: 2,467 kg/year",
          "Like the yearly uptake of: 117 trees",
          "Payback Period: 5.2 years",
          "Payback, more likely: 14.6 years",
          "The same, with upkeep paid: 25.4 years",
          "Wind speed: 7.5 m/s",
          "Typical range in your area: 10,271 to 13,976 kWh",
        ],
        "steps": [
          "Swept area: 5000 W ÷ (½ × 1.225 × 35% × 12³) = 13.5 m²",
          "½ × 1.225 × 13.5 m² × 7.48³ × 35% × 8760 h = 10,588 kWh a year",
          "10,588 kWh × £0.28 ÷ 12 = £247 a month",
          "£15,500 ÷ £2,965 a year = 5.2 years",
          "More likely: 10,588 kWh × (21.8% used at home × £0.28 + 78.2% sold × £0.05) = £1,060 a year",
          "More likely: £15,500 ÷ £1,060 a year = 14.6 years",
        ],
      }
    `);
  });

  test('says nothing of open ground elsewhere', () => {
    const { notes } = presentReal(windCalculator, { postcode: 'IV51 9EY', ...COSTS });
    expect(notes[0]).toMatch(/example for the area, from a mean wind speed\. A site/);
  });

  test('draws the range over the mean of its own site alone', () => {
    const [speeds] = answerReal(windCalculator, { postcode: 'HS8 5TN', ...COSTS }).charts;
    const looks = speeds?.marks.map(({ look }) => look);
    expect(looks?.filter((look) => look === 'whisker')).toHaveLength(1);
    expect(looks?.indexOf('whisker')).toBe((looks?.indexOf('bar main') ?? NaN) + 1);
  });

  test('leaves out speeds below none, and the payback of no wind', () => {
    const changes = { windSpeedIslands: '1.5', windSpeedVariation: '0' };
    const { charts } = presentReal(windCalculator, { postcode: 'HS8 5TN', ...COSTS }, changes);
    expect(charts).toHaveLength(1);
    expect(charts[0]).toMatch(
      /^Energy in a year, in kWh, by mean wind speed: 0\.5 m\/s 2, 1\.5 m\/s/,
    );
  });
});
