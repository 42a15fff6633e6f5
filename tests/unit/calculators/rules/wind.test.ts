import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windCalculator } from '../../../../src/calculators/rules/wind/wind.ts';
import { defaultsOf, missingFields } from '../../../../src/forms/rules/fields.ts';
import { answerReal, errorsReal, labelsOf, presentReal, resultReal } from './real-figures.ts';

const COSTS = { turbineCost: '£12,000', installationCost: '3 500' };
const SITE = { postcode: 'HS8 5SS', turbineCost: '12000', installationCost: '3000' };

describe('the wind calculator', () => {
  test('starts with the 2.5 kW turbine', () => {
    const { fields, delayMs, doneMessage, errorMessage } = windCalculator;
    const defaults = defaultsOf(fields);
    expect(defaults['turbineSize']).toBe('2.5');
    expect(missingFields(fields, defaults)).toEqual([
      'postcode',
      'turbineCost',
      'installationCost',
    ]);
    expect([delayMs, doneMessage]).toEqual([1500, undefined]);
    expect(errorMessage).toBe('Failed to calculate wind energy estimates. Please try again.');
  });

  test('offers the five turbines by size and use', () => {
    expect(labelsOf(windCalculator, 'turbineSize')).toEqual([
      '1.5 kW Small residential',
      '2.5 kW Standard residential',
      '5 kW Large residential',
      '10 kW Small commercial',
      '15 kW Commercial',
    ]);
  });

  test('reports an error for each invalid field', () => {
    const wrong = { postcode: 'HS8', turbineSize: '3', turbineCost: '0', installationCost: '-1' };
    expect(errorsReal(windCalculator, wrong)).toEqual([
      'postcode: Please enter a valid UK postcode',
      'turbineSize: Please select a turbine size',
      'turbineCost: Please enter a valid turbine cost',
      'installationCost: Please enter a valid installation cost',
    ]);
    expect(errorsReal(windCalculator, { ...SITE, turbineCost: '5 kW' })).toHaveLength(1);
    expect(errorsReal(windCalculator, { ...SITE, installationCost: '0' })).toEqual([]);
  });

  test.each([
    // 21,900 kWh x (7.8 / 12)³, and x (6 / 12)³, for £15,000 in total.
    ['HS8 5SS', '2.5', 7.8, 6014.2875, 140.333_375, 1401.328_988, 8.907_36],
    ['IV51 9EY', '2.5', 6, 2737.5, 63.875, 637.8375, 19.569_47],
    ['HS8 5SS', '5', 7.8, 12_028.575, 280.666_75, 2802.657_975, 4.453_68],
  ])(
    'calculates for %s, %s kW and %d m/s an output of %d kWh',
    (postcode, turbineSize, speed, kwh, pounds, kg, years) => {
      const texts = { ...SITE, postcode, turbineSize };
      const result = resultReal(windCalculator, texts, { windSpeedVariation: '0' });
      expect(result.windSpeed).toBeCloseTo(speed, 6);
      expect(result.annualOutput).toBeCloseTo(kwh, 3);
      expect(result.monthlySavings).toBeCloseTo(pounds, 4);
      expect(result.co2Reduction).toBeCloseTo(kg, 3);
      expect(result.paybackPeriod).toBeCloseTo(years, 4);
      expect(result).toMatchObject({ efficiency: 0.35, electricityPrice: 0.28 });
    },
  );

  test('keeps the reference figures', () => {
    const outputs = ['HS8 5SS', 'IV51 9EY'].map((postcode) =>
      resultReal(windCalculator, { ...SITE, postcode }),
    );
    expect(outputs.map(({ annualOutput }) => Math.round(annualOutput))).toEqual([6660, 2293]);
    // 21,900 x (7.4 / 12)³ and 21,900 x (8.2 / 12)³.
    expect(outputs[0]?.range.map(Math.round)).toEqual([5136, 6988]);
  });

  test('stays within its range at every postcode', () => {
    const postcodes = fc.stringMatching(/^HS[1-9] \d[A-Z]{2}$/);
    const calculate = (postcode: string) => resultReal(windCalculator, { ...SITE, postcode });
    fc.assert(
      fc.property(postcodes, postcodes, (one, other) => {
        const { annualOutput, range, windSpeed } = calculate(one);
        expect(annualOutput).toBeGreaterThanOrEqual(range[0]);
        expect(annualOutput).toBeLessThanOrEqual(range[1]);
        expect(calculate(other).windSpeed === windSpeed).toBe(one === other);
      }),
    );
  });

  test('never shows a negative output', () => {
    const changes = { windSpeedIslands: '1', windSpeedVariation: '5' };
    for (const postcode of ['HS1 1AA', 'HS2 0AB', 'HS8 5SS', 'HS9 5XD']) {
      const { annualOutput } = resultReal(windCalculator, { ...SITE, postcode }, changes);
      expect(annualOutput).toBeGreaterThanOrEqual(0);
    }
  });

  test('presents a 5 kW turbine at HS8 5TN', () => {
    const texts = { postcode: 'hs85tn', turbineSize: '5', ...COSTS };
    expect(presentReal(windCalculator, texts)).toMatchInlineSnapshot(`
      {
        "charts": [
          "Energy in a year, in kWh, by mean wind speed: 5.5 m/s 4,161, 6.5 m/s 6,882, 7.5 m/s 10,588, 8.5 m/s 15,431, 9.5 m/s 21,563. Range of this estimate: 10,271 to 13,976.",
          "Savings reach the cost of £15,500 after 5.2 years (all used), 14.6 years (more likely).",
        ],
        "inputRows": [
          "Postcode: HS8 5TN",
          "Turbine: 5 kW",
          "Turbine cost: £12,000",
          "Installation cost: £3,500",
        ],
        "label": "Annual Energy Production",
        "main": "10,588 kWh",
        "notes": [
          "This is an example for your area: we don't know your site. It assumes an exposed site with a mean wind of about 7.8 m/s, varied by postcode. The official average for the islands is 6.9 m/s (SAP 2012), but most sites are more sheltered, so use the figure labelled “On most sites”. A site with a mean of 7 m/s at the hub generates twice as much as one with 5 m/s (measured on a Kingspan KW6). Please contact our team for a precise assessment of your site.",
          "The savings are for a house that uses 4,000 kWh a year, pays 28p a kWh and is paid 5p a kWh for what it exports. Payback is based on a cost of £15,500. Use the payback after upkeep, which includes £450 a year for servicing and repairs. Your home will differ. Our prices date from January to November 2026. The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
          "A turbine with a larger rotor generates more. The planner assumes a larger rotor, and shows results for three types of site. Wind pays on the windiest sites, off grid, or when a community shares a turbine.",
        ],
        "otherFigures": [
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
          {
            "label": "On most sites, with 6 m/s at the hub",
            "main": "5,475 kWh",
            "more": "a year, worth about £548, with 22% used at home",
          },
        ],
        "rows": [
          "CO2 Reduction: 2,467 kg/year",
          "Equivalent to the CO2 absorbed in a year by: 117 trees",
          "Payback Period: 5.2 years",
          "Payback, more likely: 14.6 years",
          "Payback, more likely, after upkeep: 25.4 years, longer than its lifetime (20 years)",
          "Wind speed: 7.5 m/s",
          "Range of this estimate: 10,271 to 13,976 kWh",
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

  test('does not mention open ground outside the isles', () => {
    const { notes } = presentReal(windCalculator, { postcode: 'IV51 9EY', ...COSTS });
    expect(notes[0]).toMatch(/example for your area: we don't know your site\. A site/);
  });

  test('draws the range only on the bar of the site’s mean wind', () => {
    const [speeds] = answerReal(windCalculator, { postcode: 'HS8 5TN', ...COSTS }).charts;
    const looks = speeds?.marks.map(({ className }) => className);
    expect(looks?.filter((className) => className === 'whisker')).toHaveLength(1);
    expect(looks?.indexOf('whisker')).toBe((looks?.indexOf('bar main') ?? NaN) + 1);
  });

  test('omits negative wind speeds', () => {
    const changes = { windSpeedIslands: '1.5', windSpeedVariation: '0' };
    const { charts } = presentReal(windCalculator, { postcode: 'HS8 5TN', ...COSTS }, changes);
    expect(charts).toHaveLength(1);
    expect(charts[0]).toMatch(
      /^Energy in a year, in kWh, by mean wind speed: 0\.5 m\/s 2, 1\.5 m\/s/,
    );
  });
});
