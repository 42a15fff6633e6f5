import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solarCalculator } from '../../../../src/calculators/rules/solar/solar.ts';
import { defaultsOf, missingFields } from '../../../../src/forms/rules/fields.ts';
import { errorsReal, presentReal, resultReal } from './real-figures.ts';

const calculate = (postcode: string, changes = {}) =>
  resultReal(solarCalculator, { postcode }, changes);

describe('the solar calculator', () => {
  test('has the specified delay and error message', () => {
    const { fields, delayMs, doneMessage, errorMessage } = solarCalculator;
    expect(missingFields(fields, defaultsOf(fields))).toEqual(['postcode']);
    expect([delayMs, doneMessage]).toEqual([1500, undefined]);
    expect(errorMessage).toBe('Failed to calculate solar estimates. Please try again.');
  });

  test('rejects an invalid postcode', () => {
    expect(errorsReal(solarCalculator, { postcode: 'HS8' })).toEqual([
      'postcode: Please enter a valid UK postcode',
    ]);
  });

  test.each([
    // 4 kW x 900 kWh x 0.8, x £0.28 / 12, x 0.233 kg.
    ['HS8 5SS', 900, 2880, 67.2, 671.04],
    // 4 kW x 1,000 kWh x 0.8.
    ['IV51 9EY', 1000, 3200, 74.666_667, 745.6],
  ])(
    'generates at %s, before variation, %d kWh per kW',
    (postcode, yieldPerKw, kwh, pounds, kg) => {
      const result = calculate(postcode, { solarYieldVariation: '0' });
      expect(result.yieldPerKw).toBeCloseTo(yieldPerKw, 6);
      expect(result.annualOutput).toBeCloseTo(kwh, 5);
      expect(result.monthlySavings).toBeCloseTo(pounds, 5);
      expect(result.co2Reduction).toBeCloseTo(kg, 5);
      expect(result.panelsEstimate).toBe(12);
    },
  );

  test.each([
    ['HS8 5SS', 2988, [2720, 3040]],
    ['hs85ss', 2988, [2720, 3040]],
    ['IV51 9EY', 3062, [3040, 3360]],
  ])('keeps the reference figures at %s', (postcode, kwh, range) => {
    const result = calculate(postcode);
    expect(Math.round(result.annualOutput)).toBe(kwh);
    expect(result.range.map(Math.round)).toEqual(range);
  });

  test('stays within its range at every postcode', () => {
    const postcodes = fc.stringMatching(/^HS[1-9] \d[A-Z]{2}$/);
    fc.assert(
      fc.property(postcodes, postcodes, (one, other) => {
        const { annualOutput, range, monthlySavings } = calculate(one);
        expect(annualOutput).toBeGreaterThanOrEqual(range[0]);
        expect(annualOutput).toBeLessThanOrEqual(range[1]);
        expect(monthlySavings * 12).toBeCloseTo(annualOutput * 0.28, 6);
        expect(calculate(other).annualOutput === annualOutput).toBe(one === other);
      }),
    );
  });

  test('never shows a negative output', () => {
    const changes = { solarYieldIslands: '10', solarYieldVariation: '5000' };
    for (const postcode of ['HS1 1AA', 'HS2 0AB', 'HS8 5SS', 'HS9 5XD']) {
      expect(calculate(postcode, changes).annualOutput).toBeGreaterThanOrEqual(0);
    }
  });

  test('presents the result for a roof at HS8 5SS', () => {
    expect(presentReal(solarCalculator, { postcode: 'hs85ss' })).toMatchInlineSnapshot(`
      {
        "charts": [
          "Output by month in kWh: Jan 62, Feb 125, Mar 248, Apr 368, May 459, Jun 431, Jul 406, Aug 348, Sep 261, Oct 161, Nov 75, Dec 44.",
        ],
        "inputRows": [
          "Postcode: HS8 5SS",
          "Solar capacity: 4 kW",
        ],
        "label": "Annual Output",
        "main": "2,988 kWh",
        "notes": [
          "We spread the output over the months as for a south-facing roof at 35° (SAP 2012, Western Isles).",
          "This is an example for your area: we don't know your roof. If you know which way it faces, use these instead: in the Western Isles, 1 kW of panels generates 836 kWh a year facing south, 677 facing east or west and 493 facing north. A survey will give you your own figure.",
          "The savings are for a house that uses 4,000 kWh a year, pays 28p a kWh and is paid 5p a kWh for what it exports. They exclude the cost of the panels: about £6,740 installed, and about £1,000 for a replacement inverter during their lifetime. At the more likely saving, the panels pay for themselves in about 18 years, or 21 with the inverter. Your home will differ. Our prices date from January to November 2026. The CO2 saving uses an older figure, 0.233 kg a kWh: for today's grid, use 0.144.",
        ],
        "otherFigures": [
          {
            "label": "Monthly Savings",
            "main": "£70",
            "more": "a month, £837 a year, if you use it all yourself",
          },
          {
            "label": "More likely",
            "main": "£31",
            "more": "a month, £373 a year, with 33% used at home",
          },
        ],
        "rows": [
          "CO2 Reduction: 696 kg a year",
          "Equivalent to the CO2 absorbed in a year by: 33 trees",
          "Panels: 12",
          "Range of this estimate: 2,720 to 3,040 kWh",
        ],
        "steps": [
          "4 kW × 934 kWh per kW × 80% = 2,988 kWh a year",
          "2,988 kWh × £0.28 ÷ 12 = £70 a month",
          "More likely: 2,988 kWh × (32.5% used at home × £0.28 + 67.5% sold × £0.05) = £373 a year",
          "2,988 kWh × 0.233 kg = 696 kg CO2 a year",
        ],
      }
    `);
  });

  test.each(['IV51 9EY', 'ZE1 0AA', 'KW15 1AA'])(
    'omits figures for the Western Isles elsewhere, at %s',
    (postcode) => {
      const { charts, notes, rows } = presentReal(solarCalculator, { postcode });
      const answer = presentReal(solarCalculator, { postcode: 'HS8 5SS' });
      expect(charts).toEqual([]);
      expect(answer.notes.join()).toContain('Western Isles');
      expect(notes).toEqual([
        expect.not.stringContaining('Isles'),
        // The years to pay back differ by postcode.
        expect.stringMatching(/^The savings are for a house .*Your home will differ\./),
      ]);
      expect(rows).toHaveLength(answer.rows.length);
    },
  );
});
